import type { Organisation } from '#store/org/organisation.ts';
import { hardCreditText, messagesText, termsText } from '#store/registration/consents.ts';
import { softCreditConsent } from '#store/org/softCreditConsent.ts';

/** The consents an application asks for, with their sample texts. */
export function consentTypes(brand: Organisation) {
  const terms = termsText(`Terms of ${brand.switches.termsLabel}`);
  const { text: messages, version } = messagesText;
  const hard = hardCreditText(brand.orgMetaData.companyInfo.companyName);
  return [
    { type: 'PRIVACY', required: true, text: terms.text, version },
    { type: 'TERMS', required: true, text: terms.text, version },
    { type: 'COMMUNICATIONS', required: true, text: messages, version },
    {
      type: 'SOFT_CREDIT',
      required: true,
      text: softCreditConsent(brand, 'default', ''),
      version,
    },
    { type: 'HARD_CREDIT', required: true, text: hard.text, version },
  ];
}

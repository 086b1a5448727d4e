import type { Organisation } from '#store/org/organisation.ts';
import { hardCreditText } from '#store/application/offers/offerConsents.ts';
import { messagesText, termsText } from '#store/registration/consents.ts';
import { softCreditConsent } from '#store/org/softCreditConsent.ts';

/** Returns an application's consents with sample texts. */
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
      text: softCreditConsent(brand, 'default', { button: 'Continue' }),
      version,
    },
    { type: 'HARD_CREDIT', required: true, text: hard.text, version },
  ];
}

const PROMPT = '40000000-0000-4000-8000-00000000000';

export const consentPrompts = new Map([
  ['SMS', { consentPromptUuid: `${PROMPT}1`, isTransactional: false }],
  ['SMS_TRANSACTIONAL', { consentPromptUuid: `${PROMPT}2`, isTransactional: true }],
]);

export interface TextConsents {
  readonly consents: readonly { consentPromptUuid: string; optInOut: 'IN' | 'OUT' }[];
}

/** Returns which text messages a borrower agreed to. */
export function textChoices(given: TextConsents | null) {
  const isIn = (type: string) =>
    given?.consents.some(
      ({ consentPromptUuid, optInOut }) =>
        optInOut === 'IN' && consentPromptUuid === consentPrompts.get(type)?.consentPromptUuid,
    ) ?? false;
  return { transactional: isIn('SMS_TRANSACTIONAL'), marketing: isIn('SMS') };
}

export const textTypes = (choices: ReturnType<typeof textChoices>): string[] => [
  ...(choices.transactional ? ['SMS_TRANSACTIONAL'] : []),
  ...(choices.marketing ? ['SMS'] : []),
];

import type { Organisation, SoftCreditVariant } from '#store/org/organisation.ts';
import { softCreditConsent, type ConsentPlaceholders } from '#store/org/softCreditConsent.ts';
import { sample, type ConsentText } from '#store/text/sampleText.ts';
import { validator, type Rule } from '#store/validation.ts';

/*
 * Sample texts for legal review (screens.md 11). A consent is stored with its key and version (F-16), so a changed
 * text needs a new version.
 */

export interface SoftCreditFlow {
  prescreen: boolean;
  isNewYork: boolean;
  fcraFlag: boolean;
  debtPayoff: boolean;
}

const softCreditKeys: Record<SoftCreditVariant, string> = {
  default: 'T-01',
  prescreen: 'T-02',
  newYork: 'T-03',
  debtPayoff: 'T-04',
};

/**
 * Returns the soft-credit text. Prescreen takes precedence, then New York, debt payoff and the default (SOFT-01 to
 * SOFT-03). A New York property without the flag has no text and no consent (CREATE-BODY-10).
 */
export function softCreditVariant({
  prescreen,
  isNewYork,
  fcraFlag,
  debtPayoff,
}: Readonly<SoftCreditFlow>): SoftCreditVariant | null {
  if (isNewYork && !fcraFlag) return null;
  if (prescreen) return 'prescreen';
  if (isNewYork) return 'newYork';
  return debtPayoff ? 'debtPayoff' : 'default';
}

/** Returns the text above the last registration button, in the brand's own wording if it has one. */
export function softCreditText(
  flow: Readonly<SoftCreditFlow>,
  organisation: Readonly<Organisation>,
  named: ConsentPlaceholders,
): ConsentText | null {
  const variant = softCreditVariant(flow);
  return (
    variant && sample(softCreditKeys[variant], softCreditConsent(organisation, variant, named))
  );
}

/** T-06. The label is "Terms of Service" or "Terms of Use" (FOOT-02, A-03). */
export const termsText = (termsLabel: string): ConsentText =>
  sample('T-06', `I agree to the ${termsLabel} and the Privacy Policy.`);

/** T-07, with a link to /communications. */
export const messagesText: ConsentText = sample(
  'T-07',
  'I agree to get messages and documents electronically.',
);

/** T-09 and T-10, used if the prompt call returns no text. */
export const smsTexts = (party: string): { transactional: ConsentText; marketing: ConsentText } => {
  const terms =
    'Message and data rates may apply. Reply STOP to end, HELP for help. Not required to get credit.';
  return {
    transactional: sample('T-09', `${party} may text me about this application. ${terms}`),
    marketing: sample('T-10', `${party} may text me about offers. ${terms}`),
  };
};

/** T-11, always visible between the income fields and employment (facts §7). */
export const alimonyText: ConsentText = sample(
  'T-11',
  'You do not have to tell us about alimony, child support or separate maintenance income unless you want us to count it.',
);

/** T-32, shown wherever credit is checked. */
export const leadsText: ConsentText = sample(
  'T-32',
  'A bureau may sell your contact data for this check only if you agree, or to lenders you already have. We do not ask you to agree.',
);

/** A consent in the create call, without its time. */
export interface GivenConsent extends ConsentText {
  type: 'PRIVACY' | 'TERMS' | 'COMMUNICATIONS' | 'SOFT_CREDIT';
}

/** CREATE-BODY-09: returns the consents of the two required boxes and of the text above the button. */
export function givenConsents(
  termsLabel: string,
  softCreditConsent: ConsentText | null,
): GivenConsent[] {
  const terms = termsText(termsLabel);
  return [
    { type: 'PRIVACY', ...terms },
    { type: 'TERMS', ...terms },
    { type: 'COMMUNICATIONS', ...messagesText },
    ...(softCreditConsent ? [{ type: 'SOFT_CREDIT' as const, ...softCreditConsent }] : []),
  ];
}

/** FIELD-REG-06. No box is checked in advance (F-16). */
export interface Consents {
  termPrivacyConsent: boolean;
  communicationConsent: boolean;
  smsMarketingConsent?: boolean;
  smsTransactionalConsent?: boolean;
}

export const isTicked: Rule<boolean> = (value) => (value === true ? undefined : 'Required');

export const validateConsents = validator<Consents>({
  termPrivacyConsent: [isTicked], // VAL-CONSENT-1
  communicationConsent: [isTicked], // VAL-CONSENT-2
});

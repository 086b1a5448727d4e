import type { Organisation } from '#store/org/organisation.ts';
import { softCreditConsent } from '#store/org/softCreditConsent.ts';
import { sample, type ConsentText } from '#store/text/sampleText.ts';

/** T-05 by APP-02 to APP-04, and T-04 if a partner pays debts. */
export type OfferConsent = 'HARD_CREDIT' | 'DEBT_PAYOFF';

export const CHOOSE_OFFER = 'Choose this offer';

/** T-05: a sample for legal review (screens.md 11). */
export const hardCreditText = (party: string): ConsentText =>
  sample(
    'T-05',
    `I allow ${party} to get my full credit report. This is a hard check. Other lenders can see it and it can lower my score. You'll do this after I choose how to pay, before my final offer.`,
  );

/** Returns the consent to show and send (F-16). */
export const offerConsentText = (
  type: OfferConsent,
  organisation: Readonly<Organisation>,
): ConsentText & { type: OfferConsent } => ({
  type,
  ...(type === 'HARD_CREDIT'
    ? hardCreditText(organisation.orgMetaData.companyInfo.companyName)
    : sample('T-04', softCreditConsent(organisation, 'debtPayoff', { button: CHOOSE_OFFER }))),
});

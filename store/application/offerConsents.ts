import type { Organisation } from '#store/org/organisation.ts';
import { softCreditConsent, CONSENT_VERSION } from '#store/org/softCreditConsent.ts';
import { hardCreditText, type ConsentText } from '#store/registration/consents.ts';

/** The consents that the choice of an offer may need: T-05 by APP-02 to APP-04, T-04 where a partner pays debts. */
export type OfferConsent = 'HARD_CREDIT' | 'DEBT_PAYOFF';

/** The button of product/select/confirm, which the texts above it name. */
export const CHOOSE_OFFER = 'Choose this offer';

/** The text a borrower agrees to, as it is shown and as it is sent (F-16). */
export const offerConsentText = (
  type: OfferConsent,
  organisation: Readonly<Organisation>,
): ConsentText & { type: OfferConsent } => ({
  type,
  ...(type === 'HARD_CREDIT'
    ? hardCreditText(organisation.orgMetaData.companyInfo.companyName)
    : {
        textKey: 'T-04',
        version: CONSENT_VERSION,
        text: softCreditConsent(organisation, 'debtPayoff', { button: CHOOSE_OFFER }),
      }),
});

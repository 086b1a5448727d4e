import { createSelector } from 'reselect';

import { selectDraft } from './flow.ts';
import { selectPrefilled, valuesOf } from './selectors.ts';
import type { ConsentTicks } from './slice.ts';

export interface AccountContactValues {
  email: string;
  phoneNumber: string;
  smsTransactionalConsent: boolean;
  smsMarketingConsent: boolean;
}

const selectContactAnswer = createSelector([selectDraft], (draft) =>
  draft.email === null && draft.phoneNumber === null
    ? null
    : {
        email: draft.email,
        phoneNumber: draft.phoneNumber,
        smsTransactionalConsent: draft.smsTransactionalConsent === true,
        smsMarketingConsent: draft.smsMarketingConsent === true,
      },
);

const selectContactPrefill = createSelector(
  [selectPrefilled('email'), selectPrefilled('phoneNumber')],
  (email, phoneNumber) => ({ email, phoneNumber }),
);

export const selectContactValues = valuesOf<AccountContactValues>(
  'contact',
  selectContactAnswer,
  selectContactPrefill,
);

const selectConsentAnswer = createSelector(
  [selectDraft],
  ({ termPrivacyConsent, communicationConsent }) => ({ termPrivacyConsent, communicationConsent }),
);

export const selectPasswordValues = valuesOf<ConsentTicks>(
  'password',
  selectConsentAnswer,
  () => null,
);

export type LoginForm = AccountContactValues & ConsentTicks;

const selectLoginAnswer = createSelector(
  [selectContactAnswer, selectConsentAnswer],
  (contact, consents) => contact && { ...contact, ...consents },
);

/** The external login also asks for the contact (ROUTE-REG-09). */
export const selectLoginValues = valuesOf<LoginForm>(
  'login',
  selectLoginAnswer,
  selectContactPrefill,
);

/** Account-setup also asks for the contact and stores its input as contact (ROUTE-REG-11). */
export const selectAccountValues = valuesOf<LoginForm>(
  'contact',
  selectLoginAnswer,
  selectContactPrefill,
);

import { addressNames } from '#store/person/addressNames.ts';
import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/core/state.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';
import { selectSupport, selectSwitches } from '#store/org/selectors.ts';
import { addressUnder, type PropertyForm } from '#store/registration/address/addressForm.ts';
import { stateOfResidence, type Birthdate } from '#store/person/birthdate.ts';
import type { Contact } from '#store/registration/contact.ts';
import type { Income } from '#store/registration/income.ts';
import type { LegalName } from '#store/person/name.ts';
import type { SaleForm } from '#store/registration/saleStatus.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';
import { selectServerErrors, selectStatus } from '#store/application/core/selectors.ts';

import { editScreen, editStepOf, LOCKED, type EditStep, type Summary } from './summary.ts';

export const selectSummary = (state: RootState): Summary | null => {
  const { summary } = selectLenderData(state);
  return summary.status === 'ready' ? summary.value : null;
};

/** Returns the step in the URL. */
export const selectEditStep = (state: RootState): EditStep | null => {
  const match = selectMatch(state);
  return match?.screen === 'editAnswer' ? editStepOf(match.parameters['step']) : null;
};

/** Unsaved values override the lender's. */
const valuesOf = <Values extends object>(
  step: EditStep,
  answers: (summary: Summary) => { readonly [Name in keyof Values]?: Values[Name] | null },
) =>
  createSelector(
    [selectSummary, (state: RootState) => selectApplicationState(state).unsaved[editScreen(step)]],
    (summary, unsaved) => initialFormValues<Values>(summary && answers(summary), unsaved),
  );

/** The home address is shown to borrowers who live elsewhere. */
export const selectPropertyEdit = valuesOf<PropertyForm>(
  'property-info',
  ({ propertyAddress, occupancyType, homeAddress }) => ({
    ...propertyAddress,
    occupancyType,
    ...(homeAddress !== null && occupancyType !== 'HOME'
      ? addressUnder(addressNames.besideProperty, homeAddress)
      : {}),
  }),
);

export const selectSaleEdit = valuesOf<SaleForm>('sale-status', ({ isListedForSale }) => ({
  isListedForSale: isListedForSale === null ? null : isListedForSale ? 'YES' : 'NO',
}));

export const selectIncomeEdit = valuesOf<Income>(
  'income-info',
  ({ income, otherIncome, employmentType }) => ({
    income,
    // 0 is shown as an empty box (VAL-INCOME-6).
    otherIncome: otherIncome === 0 ? null : otherIncome,
    employmentType,
  }),
);

export const selectNameEdit = valuesOf<LegalName>('name', ({ name }) => name ?? {});

export const selectBirthdateEdit = valuesOf<Birthdate>('birthdate', ({ dob }) => ({ dob }));

export const selectContactEdit = valuesOf<Contact>('contact-info', ({ email, phoneNumber }) => ({
  email,
  phoneNumber,
}));

/** VAL-DOB-4 */
export const selectEditAge = createSelector(
  [selectSummary, selectStatus, selectSwitches],
  (summary, status, { ageRestricted }) => ({
    state: stateOfResidence(summary?.homeAddress ?? null, summary?.propertyAddress ?? null),
    isAgeRestricted: status?.isAgeRestrictedInterestOnly ?? ageRestricted,
  }),
);

const formNames = new Map<string, string>([
  ...Object.entries(addressNames.property).map(
    ([part, name]) => [`propertyAddress.${part}`, name] as const,
  ),
  ...Object.entries(addressNames.besideProperty).map(
    ([part, name]) => [`homeAddress.${part}`, name] as const,
  ),
  ...['firstName', 'middleName', 'lastName', 'suffix'].map(
    (part) => [`name.${part}`, part] as const,
  ),
]);

const NO_SERVER_ERRORS = { banner: null, fieldErrors: {} };

/** Returns the last change's failure, with the phone number if the summary is locked. */
export const selectEditServerErrors = createSelector(
  [(state: RootState) => selectApplicationState(state).step, selectServerErrors, selectSupport],
  (now, { banner, fieldErrors }, { phone }) => {
    if (now.status !== 'failed' || now.step !== 'summaryEdit') return NO_SERVER_ERRORS;
    if (isRefusedWith(now.failure, 'SUMMARY_LOCKED'))
      return {
        banner: { messages: phone === null ? [LOCKED] : [LOCKED, phone] },
        fieldErrors: {},
      };
    const renamed = Object.entries(fieldErrors).map(
      ([name, message]) => [formNames.get(name) ?? name, message] as const,
    );
    return { banner, fieldErrors: Object.fromEntries(renamed) };
  },
);

import { occupancies } from '#store/person/address.ts';
import { suffixes, type LegalName } from '#store/person/name.ts';
import type { Birthdate } from '#store/person/birthdate.ts';
import type { FieldKind, FieldKinds } from '#store/fieldKinds.ts';

import type { AccountContactValues, LoginForm } from './accountValues.ts';
import type { HomeForm, PropertyForm } from './address/addressForm.ts';
import { addressKinds, entryKind, homeKinds } from './address/addressKinds.ts';
import { employmentTypes, type Income } from './income.ts';
import type { RegistrationDraft, StepId } from './questions.ts';
import type { SaleForm } from './saleStatus.ts';
import type { ConsentTicks } from './slice.ts';

export const nameKinds: FieldKinds<LegalName> = {
  firstName: 'text',
  middleName: 'text',
  lastName: 'text',
  suffix: suffixes,
};

const incomeKinds: FieldKinds<Income> = {
  income: 'amount',
  otherIncome: 'amount',
  employmentType: employmentTypes,
  confirmedIncome: 'amountOrNo',
};

const consents: FieldKinds<ConsentTicks> = {
  termPrivacyConsent: 'yesNo',
  communicationConsent: 'yesNo',
};

const contact: FieldKinds<AccountContactValues> = {
  email: 'text',
  phoneNumber: 'text',
  smsTransactionalConsent: 'yesNo',
  smsMarketingConsent: 'yesNo',
};

const login: FieldKinds<LoginForm> = { ...contact, ...consents };

interface FormOf {
  propertyAddress: PropertyForm;
  homeAddress: HomeForm;
  forSale: SaleForm;
  income: Income;
  name: LegalName;
  birthdate: Birthdate;
  contact: LoginForm;
  password: ConsentTicks;
  login: LoginForm;
}

/** What users type at each question, without secrets (FIELD-REG-01 to FIELD-REG-06). */
export const formKinds: { readonly [Step in StepId]: FieldKinds<FormOf[Step]> } = {
  propertyAddress: {
    ...homeKinds,
    occupancyType: occupancies,
    homeStreet1: 'text',
    homeStreet2: 'text',
    homeCity: 'text',
    homeState: 'text',
    homeZip: 'text',
    homeEntry: entryKind,
  },
  homeAddress: homeKinds,
  forSale: { isListedForSale: ['YES', 'NO'] },
  income: incomeKinds,
  name: nameKinds,
  birthdate: { dob: 'text' },
  // Account-setup stores its consents with the contact.
  contact: login,
  password: consents,
  login,
};

/** An answer with several parts. Some may be missing. */
export interface RecordKind {
  readonly parts: FieldKinds;
  readonly optional: readonly string[];
}

export const address: RecordKind = {
  parts: { ...addressKinds, state: 'code' },
  optional: ['street2'],
};

/** Flags of a page. Drafts don't store them. */
type Unstored = `is${'Email' | 'Name' | 'Dob'}PrefilledByProfile` | 'isAccountSetUp';

export const answerKinds: Readonly<
  Record<Exclude<keyof RegistrationDraft, Unstored>, FieldKind | RecordKind>
> = {
  propertyAddress: {
    ...address,
    parts: { ...address.parts, occupancyType: occupancies },
  },
  homeAddress: address,
  isListedForSale: 'yesNo',
  income: { parts: incomeKinds, optional: ['otherIncome', 'employmentType', 'confirmedIncome'] },
  name: { parts: nameKinds, optional: ['middleName', 'suffix'] },
  dob: 'text',
  email: 'text',
  phoneNumber: 'text',
  communicationConsent: 'yesNo',
  smsMarketingConsent: 'yesNo',
  smsTransactionalConsent: 'yesNo',
  smsMarketingPrompt: 'code',
  smsTransactionalPrompt: 'code',
  termPrivacyConsent: 'yesNo',
  hasSaleStatusBeenSet: 'yesNo',
  hasIncomeBeenSet: 'yesNo',
  isPrepopComplete: 'yesNo',
};

import type { HomeAddress, PropertyAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

import * as answers from './answers.ts';
import type { ChainStep } from './chain/chain.ts';
import type { Income } from './income.ts';
import type { Prefill } from './prefill.ts';

/** The user's answers (FIELD-REG-01 to FIELD-REG-07). Null means not answered. */
export interface RegistrationDraft {
  propertyAddress: PropertyAddress | null;
  homeAddress: HomeAddress | null;
  isListedForSale: boolean | null;
  income: Income | null;
  name: LegalName | null;
  /** yyyy-MM-dd */
  dob: string | null;
  email: string | null;
  /** Formatted: (555) 555-5555. */
  phoneNumber: string | null;
  communicationConsent: boolean;
  /** Null if the box wasn't shown. */
  smsMarketingConsent: boolean | null;
  smsTransactionalConsent: boolean | null;
  /** The uuids of the texts next to those boxes (CALL-SUB-10). */
  smsMarketingPrompt: string | null;
  smsTransactionalPrompt: string | null;
  termPrivacyConsent: boolean;
  hasSaleStatusBeenSet: boolean;
  hasIncomeBeenSet: boolean;
  isPrepopComplete: boolean;
  isEmailPrefilledByProfile: boolean;
  isNamePrefilledByProfile: boolean;
  isDobPrefilledByProfile: boolean;
  /** The account was created before the questions (register/account-setup). */
  isAccountSetUp: boolean;
}

export const emptyDraft: RegistrationDraft = {
  propertyAddress: null,
  homeAddress: null,
  isListedForSale: null,
  income: null,
  name: null,
  dob: null,
  email: null,
  phoneNumber: null,
  communicationConsent: false,
  smsMarketingConsent: null,
  smsTransactionalConsent: null,
  smsMarketingPrompt: null,
  smsTransactionalPrompt: null,
  termPrivacyConsent: false,
  hasSaleStatusBeenSet: false,
  hasIncomeBeenSet: false,
  isPrepopComplete: false,
  isEmailPrefilledByProfile: false,
  isNamePrefilledByProfile: false,
  isDobPrefilledByProfile: false,
  isAccountSetUp: false,
};

export interface FlowContext {
  readonly draft: Readonly<RegistrationDraft>;
  readonly authMode: 'legacy' | 'external';
  readonly isSignedIn: boolean;
  /** Another site lends at the property, or the referring originator may not (MODAL-STATE-2 to -5, ELIG-06). */
  readonly isPropertyRefused: boolean;
  /** The user is too young for an address entered later (VAL-DOB-3, A-15). */
  readonly isAgeRefused: boolean;
  /** The lender already has the email address and phone number (SIDE-07). */
  readonly hasKnownContact: boolean;
  /** The submit only joins the waitlist (ELIG-01 to ELIG-03). */
  readonly isWaitlisted: boolean;
}

interface StepFields {
  readonly id: string;
  /** Below register-v2. */
  readonly path: string;
  /** The `step` parameter (QUERY-STEP). */
  readonly value: string;
  readonly group: string;
  readonly label: string;
  /** The action that submits the answer. Missing for the last step. */
  readonly submitted?: (typeof answers)[keyof typeof answers];
  /** The answer's key in the draft. Missing if the slice has its own reducer. */
  readonly draftKey?: keyof RegistrationDraft;
  /** The payload is the answer itself, not an object that contains it. */
  readonly isWhole?: true;
  /** Set with the answer (FIELD-REG-07). */
  readonly flag?: 'hasSaleStatusBeenSet' | 'hasIncomeBeenSet';
  /** The chain step to repeat if the answer changes. */
  readonly rerun?: ChainStep;
  /** The parts of a prefill and of the draft that fill the form. */
  readonly prefilledBy?: readonly (keyof Prefill)[];
  /** The waitlist call sends this answer (CALL-ELIG-03). The waitlist asks for nothing else. */
  readonly isForWaitlist?: true;
  /** If missing, the step applies to everyone. */
  readonly appliesTo?: (context: FlowContext) => boolean;
  /** True if there is an answer and it fits the other answers. */
  readonly isAnswered: (context: FlowContext) => boolean;
}

/** The step of an address without a `step` (QUERY-STEP). */
export const FIRST_STEP = 'property-info';

const declaredSteps = [
  {
    id: 'propertyAddress',
    path: '',
    value: FIRST_STEP,
    group: 'Property Info',
    label: 'Address',
    submitted: answers.propertySubmitted,
    rerun: 'waitlist',
    isForWaitlist: true,
    prefilledBy: ['propertyAddress'],
    isAnswered: ({ draft, isPropertyRefused }) =>
      draft.propertyAddress !== null && !isPropertyRefused,
  },
  {
    id: 'homeAddress',
    path: 'home-address',
    value: FIRST_STEP,
    group: 'Property Info',
    label: 'Address',
    submitted: answers.homeAddressSubmitted,
    draftKey: 'homeAddress',
    isWhole: true,
    prefilledBy: ['homeAddress'],
    appliesTo: ({ draft }) =>
      draft.propertyAddress !== null && draft.propertyAddress.occupancyType !== 'HOME',
    isAnswered: ({ draft }) => draft.homeAddress !== null,
  },
  {
    id: 'forSale',
    path: 'for-sale',
    value: 'sale-status',
    group: 'Property Info',
    label: 'Sale Status',
    submitted: answers.saleStatusSubmitted,
    draftKey: 'isListedForSale',
    flag: 'hasSaleStatusBeenSet',
    isAnswered: ({ draft }) => draft.isListedForSale !== null,
  },
  {
    id: 'income',
    path: 'annual-income',
    value: 'income-info',
    group: 'Income Info',
    label: 'Income Info',
    submitted: answers.incomeSubmitted,
    draftKey: 'income',
    isWhole: true,
    flag: 'hasIncomeBeenSet',
    prefilledBy: ['income'],
    isForWaitlist: true,
    isAnswered: ({ draft: { income }, isWaitlisted }) =>
      income !== null && (isWaitlisted || income.employmentType !== undefined),
  },
  {
    id: 'name',
    path: 'legal-name',
    value: 'name',
    group: 'Personal Info',
    label: 'Name',
    submitted: answers.nameSubmitted,
    draftKey: 'name',
    isWhole: true,
    rerun: 'saveName',
    prefilledBy: ['name'],
    isForWaitlist: true,
    isAnswered: ({ draft }) => draft.name !== null,
  },
  {
    id: 'birthdate',
    path: 'birthdate',
    value: 'birthdate',
    group: 'Personal Info',
    label: 'Birthdate',
    submitted: answers.birthdateSubmitted,
    draftKey: 'dob',
    prefilledBy: ['dob'],
    isForWaitlist: true,
    isAnswered: ({ draft, isAgeRefused }) => draft.dob !== null && !isAgeRefused,
  },
  {
    id: 'contact',
    path: 'phone-and-email',
    value: 'contact-info',
    group: 'Contact Info',
    label: 'Contact Info',
    submitted: answers.contactSubmitted,
    rerun: 'savePhone',
    prefilledBy: ['email', 'phoneNumber'],
    isForWaitlist: true,
    appliesTo: ({ authMode, isSignedIn, hasKnownContact, draft }) =>
      authMode === 'legacy' && !(isSignedIn && hasKnownContact) && !draft.isAccountSetUp,
    isAnswered: ({ draft, isWaitlisted }) =>
      draft.email !== null && draft.phoneNumber !== null && !isWaitlisted,
  },
  {
    id: 'password',
    path: 'set-password',
    value: 'login-info',
    group: 'Login Info',
    label: 'Login Info',
    appliesTo: ({ authMode, draft }) => authMode === 'legacy' && !draft.isAccountSetUp,
    isAnswered: () => false,
  },
  {
    id: 'login',
    path: 'login-info',
    value: 'login-info',
    group: 'Login Info',
    label: 'Login Info',
    prefilledBy: ['email', 'phoneNumber'],
    appliesTo: ({ authMode, draft }) => authMode === 'external' && !draft.isAccountSetUp,
    isAnswered: () => false,
  },
] as const satisfies readonly StepFields[];

export type StepId = (typeof declaredSteps)[number]['id'];

export interface FlowStep extends StepFields {
  readonly id: StepId;
}

/** The registration steps, in order (REG-SEQ-01 to REG-SEQ-07, C-01, SIDE-06). */
export const steps: readonly FlowStep[] = declaredSteps;

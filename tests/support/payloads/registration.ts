import fc from 'fast-check';

import { occupancies } from '#store/person/address.ts';
import { chainSteps } from '#store/registration/chain/chain.ts';
import type * as chainSlice from '#store/registration/chain/slice.ts';
import { employmentTypes } from '#store/registration/income.ts';
import type * as lookupSlice from '#store/registration/address/lookupSlice.ts';
import { suffixes } from '#store/person/name.ts';
import { prefillSources } from '#store/registration/prefill.ts';
import type * as birthdateActions from '#store/registration/birthdate.ts';
import type * as homeAddressActions from '#store/registration/address/homeAddress.ts';
import type * as incomeActions from '#store/registration/income.ts';
import type * as legalNameActions from '#store/registration/legalName.ts';
import type * as saleStatus from '#store/registration/saleStatus.ts';
import type * as slice from '#store/registration/slice.ts';
import type { UnsavedValues } from '#store/unsaved.ts';
import { steps, type StepId } from '#store/registration/questions.ts';
import type * as supportActions from '#store/support/actions.ts';
import type * as supportSlice from '#store/support/slice.ts';
import { supportTopics, type SupportTopic } from '#store/support/slice.ts';

import {
  amount,
  date,
  failure,
  few,
  id,
  nothing,
  orNull,
  personal,
  phone,
  state,
  time,
  typedValues,
  zip,
  type PayloadsOf,
} from './arbitrary.ts';

const stepId = fc.constantFrom(...steps.map((step) => step.id));
const step = fc.constantFrom(...chainSteps);
const unsaved = fc.dictionary(stepId, typedValues) as fc.Arbitrary<
  Partial<Record<StepId, UnsavedValues>>
>;

const addressParts = { street1: personal, street2: personal, city: personal, state, zip };
export const homeAddress = fc.record(addressParts, {
  requiredKeys: ['street1', 'city', 'state', 'zip'],
});
const propertyAddress = fc.record(
  { ...addressParts, occupancyType: fc.constantFrom(...occupancies) },
  { requiredKeys: ['street1', 'city', 'state', 'zip', 'occupancyType'] },
);
const nameParts = {
  firstName: personal,
  middleName: personal,
  lastName: personal,
  suffix: fc.constantFrom(...suffixes),
};
export const legalName = fc.record(nameParts, { requiredKeys: ['firstName', 'lastName'] });
const income = fc.record(
  {
    income: amount,
    otherIncome: amount,
    employmentType: fc.constantFrom(...employmentTypes),
    confirmedIncome: amount,
  },
  { requiredKeys: ['income'] },
);
const contact = fc.record({
  email: personal,
  phoneNumber: orNull(phone),
  smsTransactionalConsent: orNull(fc.boolean()),
  smsMarketingConsent: orNull(fc.boolean()),
});
const consents = fc.record({
  termPrivacyConsent: fc.boolean(),
  communicationConsent: fc.boolean(),
});
const draft = fc.record({
  propertyAddress: orNull(propertyAddress),
  homeAddress: orNull(homeAddress),
  isListedForSale: orNull(fc.boolean()),
  income: orNull(income),
  name: orNull(legalName),
  dob: orNull(date),
  email: orNull(personal),
  phoneNumber: orNull(phone),
  communicationConsent: fc.boolean(),
  smsMarketingConsent: orNull(fc.boolean()),
  smsTransactionalConsent: orNull(fc.boolean()),
  smsMarketingPrompt: orNull(id),
  smsTransactionalPrompt: orNull(id),
  termPrivacyConsent: fc.boolean(),
  hasSaleStatusBeenSet: fc.boolean(),
  hasIncomeBeenSet: fc.boolean(),
  isPrepopComplete: fc.boolean(),
  isEmailPrefilledByProfile: fc.boolean(),
  isNamePrefilledByProfile: fc.boolean(),
  isDobPrefilledByProfile: fc.boolean(),
  isAccountSetUp: fc.boolean(),
});
const word = orNull(personal);
const campaign = fc.record({
  referrerId: word,
  referralId: word,
  offerCode: word,
  isPrescreen: fc.boolean(),
  affiliate: word,
  affiliateAbVersion: word,
  affiliateAppIndicator: word,
  affiliateLiveOffers: word,
  utm: fc.record({ source: word, medium: word, campaign: word, term: word, content: word }),
  totalExpertOwnerId: word,
  totalExpertContactId: word,
});
const prefill = fc.record({
  propertyAddress: orNull(fc.record(addressParts, { requiredKeys: [] })),
  homeAddress: orNull(fc.record(addressParts, { requiredKeys: [] })),
  name: orNull(fc.record(nameParts, { requiredKeys: [] })),
  income: orNull(amount),
  dob: orNull(date),
  email: orNull(personal),
  phoneNumber: orNull(phone),
});
const experiments = fc.record({
  decided: few(fc.record({ name: personal, variation: personal })),
  profileUuid: orNull(id),
});
const progress = {
  done: fc.subarray([...chainSteps]),
  startedAt: orNull(time),
  acceptedAt: orNull(time),
  askedWith: few(personal),
  sentExperiments: orNull(experiments),
  applicationUuid: orNull(id),
  accountEmail: orNull(personal),
};
const chain = fc.oneof(
  fc.record({ ...progress, status: fc.constantFrom('idle', 'running', 'away') }),
  fc.record({ ...progress, status: fc.constant('failed'), failedAt: step, failure }),
  fc.record({ ...progress, status: fc.constant('finished'), applicationUuid: id }),
);
const prompt = orNull(fc.record({ uuid: id, text: personal }));
const passwordHandle = orNull(id);

export const originator = fc.record({
  uuid: id,
  originatorName: orNull(personal),
  brokerName: orNull(personal),
  avatarUri: orNull(personal),
  email: orNull(personal),
  phoneNumber: orNull(phone),
  nmls: orNull(fc.constantFrom('1234567', '7654321')),
});
const licence = fc.record({
  licensedStates: few(state),
  enforceLicensedStatesForReferral: fc.boolean(),
});

export const registrationPayloads: PayloadsOf<typeof slice> &
  PayloadsOf<typeof homeAddressActions> &
  PayloadsOf<typeof saleStatus> &
  PayloadsOf<typeof incomeActions> &
  PayloadsOf<typeof legalNameActions> &
  PayloadsOf<typeof birthdateActions> = {
  registrationEntered: fc.record({ campaign }),
  answersTyped: fc.record({ step: stepId, values: typedValues }),
  propertySubmitted: fc.record(
    { property: propertyAddress, home: homeAddress },
    { requiredKeys: ['property'] },
  ),
  homeAddressSubmitted: homeAddress,
  saleStatusSubmitted: fc.record({ isListedForSale: fc.boolean() }),
  incomeSubmitted: income,
  nameSubmitted: legalName,
  birthdateSubmitted: fc.record({ dob: date }),
  contactSubmitted: contact,
  registrationSubmitted: fc.record({ contact: orNull(contact), consents, passwordHandle }),
  accountSubmitted: fc.record({ contact: orNull(contact), consents, passwordHandle }),
  accountForgotten: nothing,
  draftRestored: fc.record({
    draft,
    unsaved,
    campaign,
    chain,
    settled: fc.record({ property: homeAddress, home: homeAddress }, { requiredKeys: [] }),
  }),
  draftAbsent: nothing,
  prefillReceived: fc.record({ source: fc.constantFrom(...prefillSources), prefill }),
  prefillsSettled: nothing,
  offerReceived: fc.record({
    offerCode: personal,
    firstName: orNull(personal),
    respondByDate: orNull(date),
  }),
  offerRefused: fc.record({
    note: fc.constantFrom('expired', 'unknown'),
    respondByDate: orNull(date),
  }),
  referrerRefused: nothing,
  referralRefused: nothing,
  originatorReceived: originator,
  licenceReceived: licence,
  eligibilityReceived: fc.record(
    {
      states: orNull(few(fc.record({ state, eligible: fc.boolean() }))),
      blockedZips: orNull(few(zip)),
    },
    { requiredKeys: [] },
  ),
  smsPromptsReceived: fc.record({ transactional: prompt, marketing: prompt }),
  registrationDropped: nothing,
};

export const chainPayloads: PayloadsOf<typeof chainSlice> = {
  chainStarted: fc.record({ acceptedAt: time }),
  chainStepDone: fc.record({ step }),
  accountCreated: fc.record({ email: personal }),
  createRequested: fc.record({ answers: personal, experiments }),
  applicationCreated: fc.record({ uuid: id }),
  chainFailed: fc.record({ step, failure: orNull(failure) }),
  chainLeft: nothing,
  lossySignInConfirmed: nothing,
  chainFinished: nothing,
};

const field = fc.constantFrom('property', 'home');

export const lookupPayloads: PayloadsOf<typeof lookupSlice> = {
  addressTyped: fc.record({ field, text: personal }),
  lookupStarted: nothing,
  suggestionsReceived: fc.record({ askedFor: personal, suggestions: few(homeAddress) }),
  lookupFailed: nothing,
  lookupCleared: nothing,
  linesSubmitted: fc.record({ property: personal, home: personal }, { requiredKeys: [] }),
  linesLookedUp: fc.record(
    { property: orNull(homeAddress), home: orNull(homeAddress) },
    { requiredKeys: [] },
  ),
  addressCompleted: fc.record({ field, address: homeAddress }),
  nearMatchFound: orNull(fc.record({ field, typed: homeAddress, address: homeAddress })),
  nearMatchAnswered: fc.record({ answer: fc.constantFrom('taken' as const, 'kept' as const) }),
  zipNoteFound: orNull(fc.record({ field, zip: personal, state })),
};

const hour = orNull(fc.constantFrom('08:00', '17:30'));

const question = {
  name: personal,
  email: personal,
  topic: fc.constantFrom(...(Object.keys(supportTopics) as SupportTopic[])),
  message: personal,
};
/** Fields that no form has. */
const unknownFields = { words: personal, key: id };
const unsentQuestion = fc.record(
  { ...question, ...unknownFields, message: orNull(personal) },
  { requiredKeys: [] },
);

export const supportPayloads: PayloadsOf<typeof supportSlice & typeof supportActions> = {
  questionTyped: unsentQuestion,
  questionForgotten: nothing,
  questionRestored: unsentQuestion,
  supportRequested: fc.record(question),
  supportSent: fc.record({ reference: fc.constantFrom('SR-1001', 'SR-1002') }),
  supportFailed: failure,
  hoursReceived: few(
    fc.record({
      weekday: fc.constantFrom('Monday', 'Sunday'),
      weekdayValue: fc.integer({ min: 1, max: 7 }),
      isOpen: fc.boolean(),
      startTime: hour,
      endTime: hour,
    }),
  ),
};

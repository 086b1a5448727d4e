import { under, type AllowList } from '#store/actionLog/paths.ts';

import { chainPaths } from './chain/loggable.ts';

const property = ['state', 'occupancyType'];
const home = ['state'];
const income = ['employmentType'];
const name = ['suffix'];
const smsConsents = ['smsTransactionalConsent', 'smsMarketingConsent'];
const consents = ['termPrivacyConsent', 'communicationConsent'];

const draft = [
  ...under('propertyAddress', property),
  ...under('homeAddress', home),
  'isListedForSale',
  ...under('income', income),
  ...under('name', name),
  ...smsConsents,
  'smsTransactionalPrompt',
  'smsMarketingPrompt',
  ...consents,
  'hasSaleStatusBeenSet',
  'hasIncomeBeenSet',
  'isPrepopComplete',
  'isEmailPrefilledByProfile',
  'isNamePrefilledByProfile',
  'isDobPrefilledByProfile',
  'isAccountSetUp',
];

/** Of typed values, only choices from a list and checkboxes. */
const typed = [
  'occupancyType',
  'isListedForSale',
  'employmentType',
  'suffix',
  ...smsConsents,
  ...consents,
];

/** The rest of a campaign is free text of the address. */
const campaign = ['isPrescreen'];
const prefill = ['propertyAddress.state', 'homeAddress.state', 'name.suffix'];
const originator = ['uuid', 'nmls'];
const licence = ['licensedStates.*', 'enforceLicensedStatesForReferral'];
const eligibility = ['states.*.state', 'states.*.eligible'];
const smsPrompts = ['transactional.uuid', 'marketing.uuid'];

export const registrationLoggable: AllowList = {
  state: [
    ...under('draft', draft),
    ...under('unsaved.*', typed),
    'storedDraft',
    ...under('campaign', campaign),
    ...under('prefills.*', prefill),
    'arePrefillsSettled',
    'offerNote',
    ...under('originator', originator),
    ...under('licence', licence),
    ...under('eligibility', eligibility),
    ...under('smsPrompts', smsPrompts),
  ],
  actions: {
    registrationEntered: under('campaign', campaign),
    answersTyped: ['step', ...under('values', typed)],
    propertySubmitted: [...under('property', property), ...under('home', home)],
    homeAddressSubmitted: home,
    saleStatusSubmitted: ['isListedForSale'],
    incomeSubmitted: income,
    nameSubmitted: name,
    birthdateSubmitted: [],
    contactSubmitted: smsConsents,
    registrationSubmitted: [...under('contact', smsConsents), ...under('consents', consents)],
    accountSubmitted: [...under('contact', smsConsents), ...under('consents', consents)],
    accountForgotten: [],
    draftRestored: [
      ...under('draft', draft),
      ...under('unsaved.*', typed),
      ...under('campaign', campaign),
      ...under('chain', chainPaths),
      'settled.*.state',
    ],
    draftAbsent: [],
    prefillReceived: ['source', ...under('prefill', prefill)],
    prefillsSettled: [],
    offerReceived: [],
    offerRefused: ['note'],
    referrerRefused: [],
    referralRefused: [],
    originatorReceived: originator,
    licenceReceived: licence,
    eligibilityReceived: eligibility,
    smsPromptsReceived: smsPrompts,
    registrationDropped: [],
  },
};

import { organisationLoaded } from '#store/org/slice.ts';
import {
  selectAccountValues,
  selectContactValues,
  selectLoginValues,
  selectPasswordValues,
} from '#store/registration/accountValues.ts';
import { selectHomeAddressValues } from '#store/registration/address/homeAddress.ts';
import {
  birthdateSubmitted,
  contactSubmitted,
  homeAddressSubmitted,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
  saleStatusSubmitted,
} from '#store/registration/answers.ts';
import { selectBirthdateValues } from '#store/registration/birthdate.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { selectHomeSoFar } from '#store/registration/homeSoFar.ts';
import { selectIncomeValues } from '#store/registration/income.ts';
import { selectNameValues } from '#store/registration/legalName.ts';
import { selectSaleValues } from '#store/registration/saleStatus.ts';
import {
  selectDraftWasRead,
  selectDraftWasRestored,
  selectFirstButton,
  selectIsPrefilled,
  selectPropertyValues,
  selectReassurance,
  selectSmsPrompts,
} from '#store/registration/selectors.ts';
import {
  answersTyped,
  draftAbsent,
  draftRestored,
  eligibilityReceived,
  registrationDropped,
  registrationEntered,
  smsPromptsReceived,
} from '#store/registration/slice.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import { waitlistReason } from '#store/registration/waitlist.ts';
import { NOT_HERE_YET } from '#store/registration/eligibility.ts';
import { identityReceived, loggedOut, profileReceived } from '#store/identity/slice.ts';
import { aContact, aProperty, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aHomeAddress, aProfile, prefilledBy } from '#tests/support/fixtures/registration.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { stateAt } from '#tests/support/stateAt.ts';

const empty = stateAt('/register-v2');
const answered = stateAt('/register-v2', ...everyAnswer(), homeAddressSubmitted(aHomeAddress()));
const home = aHomeAddress({ city: 'Denver', state: 'CO' });
const prefilled = stateAt(
  '/register-v2',
  prefilledBy('referral', {
    propertyAddress: { state: 'OH' },
    homeAddress: home,
    name: { firstName: 'Dana' },
    income: 90_000,
    dob: '1985-04-27',
    email: 'dana@sample.example',
  }),
  prefilledBy('profile', { email: 'weaker@sample.example', phoneNumber: '(614) 555-0123' }),
);

const ticks = { termPrivacyConsent: false, communicationConsent: false };
const known = { email: 'dana@sample.example', phoneNumber: '(614) 555-0123' };
const besideProperty = {
  homeStreet1: home.street1,
  homeCity: home.city,
  homeState: home.state,
  homeZip: home.zip,
};

it.each([
  {
    form: 'the property',
    select: selectPropertyValues,
    start: {},
    known: { state: 'OH', ...besideProperty },
    answer: {
      ...aProperty(),
      homeStreet1: '512 Amberstone Drive',
      homeCity: 'Columbus',
      homeState: 'OH',
      homeZip: '43214',
    },
  },
  {
    form: 'the sale',
    select: selectSaleValues,
    start: {},
    known: {},
    answer: { isListedForSale: 'NO' },
  },
  {
    form: 'the income',
    select: selectIncomeValues,
    start: {},
    known: { income: 90_000 },
    answer: { income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' },
  },
  {
    form: 'the name',
    select: selectNameValues,
    start: {},
    known: { firstName: 'Dana' },
    answer: { firstName: 'Mira', lastName: 'Tolland' },
  },
  {
    form: 'the birth date',
    select: selectBirthdateValues,
    start: {},
    known: { dob: '1985-04-27' },
    answer: { dob: '1984-03-09' },
  },
  { form: 'the contact', select: selectContactValues, start: {}, known, answer: aContact },
  { form: 'the password', select: selectPasswordValues, start: ticks, known: ticks, answer: ticks },
  {
    form: 'the external login',
    select: selectLoginValues,
    start: {},
    known,
    answer: { ...aContact, ...ticks },
  },
  {
    form: 'account-setup',
    select: selectAccountValues,
    start: {},
    known,
    answer: { ...aContact, ...ticks },
  },
])(
  'starts the form of $form with the answer, or with what others know',
  ({ select, start, known: others, answer }) => {
    expect(select(empty)).toEqual(start);
    expect(select(prefilled)).toEqual(others);
    expect(select(answered)).toEqual(answer);
  },
);

it.each([
  { what: 'the answer', facts: [homeAddressSubmitted(home)], street1: home.street1 },
  {
    what: 'the typed text',
    facts: [
      homeAddressSubmitted(home),
      answersTyped({ step: 'homeAddress', values: { street1: '1 El' } }),
    ],
    street1: '1 El',
  },
])('starts the form of the home with $what', ({ facts, street1 }) => {
  expect(selectHomeAddressValues(stateAt('/register-v2', ...facts)).street1).toBe(street1);
});

it('starts the contact form with the email address of a borrower who joined the waitlist', () => {
  const joined = contactSubmitted({
    email: aContact.email,
    phoneNumber: null,
    smsTransactionalConsent: null,
    smsMarketingConsent: null,
  });

  expect(selectContactValues(stateAt('/register-v2', joined))).toEqual({
    email: aContact.email,
    smsTransactionalConsent: false,
    smsMarketingConsent: false,
  });
});

it('shows that a property is listed for sale', () => {
  const listed = stateAt('/register-v2', saleStatusSubmitted({ isListedForSale: true }));

  expect(selectSaleValues(listed)).toEqual({ isListedForSale: 'YES' });
});

const signedIn = [
  identityReceived({ uuid: IDENTITY }),
  profileReceived(aProfile()),
  prefilledBy('profile', known),
];

it.each([
  { step: 'name', facts: [prefilledBy('referral', { name: {} })], isPrefilled: true },
  { step: 'name', facts: [], isPrefilled: false },
  {
    step: 'name',
    facts: [
      prefilledBy('referral', { name: {} }),
      nameSubmitted({ firstName: 'M', lastName: 'T' }),
    ],
    isPrefilled: false,
  },
  {
    step: 'birthdate',
    facts: [prefilledBy('referral', { income: 1 }), birthdateSubmitted({ dob: '1984-03-09' })],
    isPrefilled: false,
  },
  { step: 'forSale', facts: [prefilledBy('referral', { income: 1 })], isPrefilled: false },
  { step: 'contact', facts: [prefilledBy('referral', { phoneNumber: '1' })], isPrefilled: true },
  { step: 'contact', facts: signedIn, isPrefilled: true },
  { step: 'login', facts: [prefilledBy('referral', known)], isPrefilled: true },
  { step: 'login', facts: signedIn, isPrefilled: false },
] as const)(
  'says that $step is filled in, if others know the answer',
  ({ step, facts, isPrefilled }) => {
    expect(selectIsPrefilled(step)(stateAt('/register-v2', ...facts))).toBe(isPrefilled);
  },
);

const prescreen = registrationEntered({ campaign: { ...noCampaign, isPrescreen: true } });
const notInOhio = eligibilityReceived({ states: [{ state: 'OH', eligible: false }] });
const inOhio = propertySubmitted({ property: aProperty() });

it.each([
  {
    what: 'an ordinary visitor',
    facts: [],
    button: 'Apply Now',
    reassurance: "Pre-qualification won't affect your credit score",
  },
  {
    what: 'a prescreen',
    facts: [prescreen],
    button: 'Check my rate',
    reassurance: "Checking your rate won't affect your credit score",
  },
  {
    what: 'the waitlist of a prescreen',
    facts: [prescreen, notInOhio, inOhio],
    button: 'Check my rate',
    reassurance: "We won't check your credit.",
  },
])('MSG-REG-04, C-27: shows $what "$button"', ({ facts, button, reassurance }) => {
  const state = stateAt('/register-v2', ...facts);

  expect(selectFirstButton(state)).toBe(button);
  expect(selectReassurance(state)).toBe(reassurance);
});

it('ELIG-03: gives the crypto campaign its own reason for the waitlist', () => {
  expect(waitlistReason('cloc')).toBe(
    "This loan is not open yet. You can join the waitlist. We won't check your credit.",
  );
  expect(waitlistReason('mail')).toBe(NOT_HERE_YET);
});

it.each([true, false])('shows the SMS boxes on the main brand only: %p', (isMain) => {
  const prompts = { transactional: { uuid: 'p1', text: 'May we text?' }, marketing: null };
  const brand = organisationLoaded(anOrganisation({ switches: { isMain } }));
  const state = stateAt('/register-v2', brand, smsPromptsReceived(prompts));

  expect(selectSmsPrompts(state)).toEqual(
    isMain ? prompts : { transactional: null, marketing: null },
  );
});

const address = { label: 'Address', value: '512 Amberstone Drive, Columbus, OH 43214' };
const use = { label: 'Use', value: 'I live here' };

it.each([
  { what: 'no property', facts: [incomeSubmitted({ income: 1 })], rows: null },
  { what: 'a property', facts: [inOhio], rows: [address, use] },
  {
    what: 'a unit',
    facts: [propertySubmitted({ property: aProperty({ street2: '#4' }) })],
    rows: [{ label: 'Address', value: '512 Amberstone Drive, #4, Columbus, OH 43214' }, use],
  },
  {
    what: 'a listed property',
    facts: [inOhio, saleStatusSubmitted({ isListedForSale: true })],
    rows: [address, use, { label: 'For sale', value: 'Yes' }],
  },
  {
    what: 'an unlisted property',
    facts: [inOhio, saleStatusSubmitted({ isListedForSale: false })],
    rows: [address, use, { label: 'For sale', value: 'No' }],
  },
])('lists the known facts about the property, after $what', ({ facts, rows }) => {
  expect(selectHomeSoFar(stateAt('/register-v2', ...facts))).toEqual(
    rows && { occupancy: 'HOME', rows },
  );
});

const restored = draftRestored({
  draft: emptyDraft,
  unsaved: {},
  campaign: noCampaign,
  chain: idleChain,
  settled: {},
});

it.each([
  { what: 'at first', facts: [], isRead: false, isRestored: false },
  { what: 'without one', facts: [draftAbsent()], isRead: true, isRestored: false },
  { what: 'with one', facts: [restored], isRead: true, isRestored: true },
  { what: 'with one, once', facts: [restored, draftAbsent()], isRead: true, isRestored: true },
  { what: 'after the log-out', facts: [restored, loggedOut()], isRead: true, isRestored: false },
  {
    what: 'after it is dropped',
    facts: [restored, registrationDropped()],
    isRead: true,
    isRestored: false,
  },
])('knows whether the stored draft was read, $what', ({ facts, isRead, isRestored }) => {
  const state = stateAt('/register-v2', ...facts);

  expect(selectDraftWasRead(state)).toBe(isRead);
  expect(selectDraftWasRestored(state)).toBe(isRestored);
});

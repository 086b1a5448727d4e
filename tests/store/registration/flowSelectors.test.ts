import { identityReceived, profileReceived } from '#store/identity/slice.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { birthdateSubmitted, propertySubmitted } from '#store/registration/answers.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { chainStepDone } from '#store/registration/chain/slice.ts';
import {
  stepperProgress,
  selectAddressAfter,
  selectAddressBefore,
  selectEndsWith,
  selectFlow,
  selectFlowContext,
  selectIsStepOpen,
  selectIsStepSkipped,
  selectKnownContact,
  selectPropertyBlock,
  selectStep,
  selectStepAddress,
  selectStepNamed,
  selectStepper,
} from '#store/registration/flow.ts';
import {
  accountSubmitted,
  eligibilityReceived,
  licenceReceived,
  registrationEntered,
} from '#store/registration/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { aContact, aProperty, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { BASE, stateAt } from '#tests/support/stateAt.ts';

it.each([
  ['/register-v2', 'redesign', 'propertyAddress'],
  ['/register-v2/annual-income', 'redesign', 'income'],
  ['/register-v2/unknown', 'redesign', null],
  ['/register', 'wrapper', 'propertyAddress'],
  ['/register?step=name', 'wrapper', 'name'],
  ['/register/support', null, null],
  ['/nothing', null, null],
])('finds at %s the flow %p and the step %p', (address, flow, step) => {
  const state = stateAt(address);

  expect(selectFlow(state)).toBe(flow);
  expect(selectStep(state)).toBe(step);
});

it('opens the steps up to the first unanswered one', () => {
  const facts = everyAnswer().slice(0, 5);

  expect(selectIsStepOpen(stateAt('/register-v2/legal-name', ...facts))).toBe(true);
  expect(selectIsStepOpen(stateAt('/register-v2/birthdate', ...facts))).toBe(false);
  expect(selectIsStepOpen(stateAt('/register/support', ...facts))).toBe(false);
});

it('keeps the query in the address before and after a step, and returns no address beyond the ends', () => {
  const redesign = stateAt('/register-v2/for-sale?utm_source=mail', ...everyAnswer());
  const wrapper = stateAt('/register?utm_source=mail&step=sale-status', ...everyAnswer());

  expect(selectAddressAfter(redesign, 'forSale')).toBe(
    `${BASE}/register-v2/annual-income?utm_source=mail`,
  );
  expect(selectAddressBefore(redesign, 'forSale')).toBe(`${BASE}/register-v2?utm_source=mail`);
  expect(selectAddressAfter(wrapper, 'propertyAddress')).toBe(
    `${BASE}/register?utm_source=mail&step=sale-status`,
  );
  expect(selectAddressAfter(redesign, 'password')).toBeNull();
  expect(selectAddressBefore(redesign, 'propertyAddress')).toBeNull();
});

const signedIn = (about: Parameters<typeof aProfile>[0] = {}) => [
  identityReceived({ uuid: IDENTITY }),
  profileReceived(aProfile(about)),
];

it.each([
  ['without answers', [], { email: 'dana@sample.example', phoneNumber: '(614) 555-0123' }],
  ['with answers', everyAnswer(), { email: aContact.email, phoneNumber: aContact.phoneNumber }],
])('SIDE-07 finds the known contact %s', (_what, facts, contact) => {
  expect(selectKnownContact(stateAt('/register-v2', ...facts, ...signedIn()))).toEqual(contact);
});

it.each([
  ['without a phone number', signedIn({ phoneNumber: null })],
  ['without an email address', signedIn({ email: null })],
  ['of a visitor', []],
])("SIDE-07 doesn't count a profile %s as a known contact", (_what, facts) => {
  const state = stateAt('/register-v2', ...facts);

  expect(selectKnownContact(state)).toBeNull();
  expect(selectFlowContext(state).hasKnownContact).toBe(false);
});

it.each([
  ['2008-11-21', false],
  ['2008-11-22', true],
])('VAL-DOB-2 decides on 2026-11-21 whether the birth date %s is refused: %p', (dob, isRefused) => {
  const facts = [birthdateSubmitted({ dob }), todayChanged({ today: '2026-11-21' })];

  expect(selectFlowContext(stateAt('/register-v2', ...facts)).isAgeRefused).toBe(isRefused);
});

it('VAL-DOB-2 refuses no age without a birth date, or before the day is known', () => {
  const today = todayChanged({ today: '2026-11-21' });
  const young = birthdateSubmitted({ dob: '2020-01-01' });

  expect(selectFlowContext(stateAt('/register-v2', today)).isAgeRefused).toBe(false);
  expect(selectFlowContext(stateAt('/register-v2', young)).isAgeRefused).toBe(false);
});

it.each([
  ['/register-v2', 1, 'Offers in 3 minutes'],
  ['/register-v2/for-sale', 2, 'Offers in 2 minutes'],
  ['/register-v2/annual-income', 3, 'Offers in 2 minutes'],
  ['/register-v2/set-password', 7, 'Offers in a minute'],
  ['/register/account-setup', 6, 'Offers in a minute'],
  ['/register/support', 1, 'Offers in 3 minutes'],
])('SIDE-08, AX-32: shows %s as question %i of 7 of the first stage, %s', (address, part, time) => {
  const progress = stepperProgress(selectStepper(stateAt(address)));

  expect(progress).toMatchObject({ step: 1, label: `question ${part} of 7`, time });
  expect(progress.parts).toEqual(Array.from({ length: 7 }, (_part, at) => at < part));
});

it('SIDE-08 puts a stepper without groups at its first step', () => {
  expect(stepperProgress([])).toMatchObject({ step: 1, parts: [] });
});

const site = { name: 'Sample', baseUrl: 'https://sample.example' };
const servedElsewhere = [
  organisationLoaded(anOrganisation({ switches: { regularCounterpart: site } })),
  someFlags({ 'fe-heloc-state-modals': true }),
];
const inOhio = propertySubmitted({ property: aProperty() });
const onlyTexas = licenceReceived({
  licensedStates: ['TX'],
  enforceLicensedStatesForReferral: true,
});

it.each([
  {
    what: 'no property',
    facts: [...servedElsewhere, onlyTexas],
    isRefused: false,
    isBlocked: false,
  },
  { what: 'an ordinary property', facts: [inOhio], isRefused: false, isBlocked: false },
  { what: 'MODAL-STATE-3', facts: [...servedElsewhere, inOhio], isRefused: true, isBlocked: false },
  { what: 'ELIG-06', facts: [onlyTexas, inOhio], isRefused: true, isBlocked: true },
  {
    what: 'MODAL-STATE-3 before ELIG-06',
    facts: [...servedElsewhere, onlyTexas, inOhio],
    isRefused: true,
    isBlocked: false,
  },
])('decides whether the property is refused, $what', ({ facts, isRefused, isBlocked }) => {
  const state = stateAt('/register-v2', ...facts);

  expect(selectFlowContext(state).isPropertyRefused).toBe(isRefused);
  expect(selectPropertyBlock(state) !== null).toBe(isBlocked);
});

it('counts a property as not refused before the brand is known', () => {
  const { org, ...state } = stateAt('/register-v2', ...servedElsewhere, inOhio);
  const unknown = { ...state, org: { ...org, organisation: null } };

  expect(selectFlowContext(unknown)).toMatchObject({
    isPropertyRefused: false,
    authMode: 'legacy',
  });
});

it.each([
  { state: 'OH', isAgeRestricted: false, dob: '2008-11-21', isRefused: false },
  { state: 'AL', isAgeRestricted: false, dob: '2008-11-21', isRefused: true },
  { state: 'OH', isAgeRestricted: true, dob: '1964-11-22', isRefused: true },
  { state: 'OH', isAgeRestricted: true, dob: '1964-11-21', isRefused: false },
])(
  'VAL-DOB-3, VAL-DOB-4: refuses a birth date $dob of $state in a brand for older borrowers ($isAgeRestricted): $isRefused',
  ({ state, isAgeRestricted, dob, isRefused }) => {
    const facts = [
      organisationLoaded(anOrganisation({ switches: { ageRestricted: isAgeRestricted } })),
      propertySubmitted({ property: aProperty({ state }) }),
      birthdateSubmitted({ dob }),
      todayChanged({ today: '2026-11-21' }),
    ];

    expect(selectFlowContext(stateAt('/register-v2', ...facts)).isAgeRefused).toBe(isRefused);
  },
);

const crypto = registrationEntered({
  campaign: { ...noCampaign, utm: { ...noCampaign.utm, source: 'cloc' } },
});
const notInOhio = eligibilityReceived({ states: [{ state: 'OH', eligible: false }] });
const setUp = accountSubmitted({ contact: aContact, consents, passwordHandle: null });

it.each([
  { what: 'no property', facts: [notInOhio], isWaitlisted: false },
  { what: 'an eligible property', facts: [inOhio], isWaitlisted: false },
  { what: 'ELIG-01', facts: [notInOhio, inOhio], isWaitlisted: true },
  { what: 'ELIG-03', facts: [crypto, inOhio], isWaitlisted: true },
  {
    what: 'a borrower who joined',
    facts: [notInOhio, inOhio, chainStepDone({ step: 'waitlist' })],
    isWaitlisted: false,
  },
])('decides whether the submit joins the waitlist, $what', ({ facts, isWaitlisted }) => {
  expect(selectFlowContext(stateAt('/register-v2', ...facts)).isWaitlisted).toBe(isWaitlisted);
});

it.each([
  { what: 'a visitor', facts: everyAnswer(), step: 'birthdate', isLast: false },
  { what: 'a visitor', facts: everyAnswer(), step: 'password', isLast: false },
  { what: 'the waitlist', facts: [...everyAnswer(), notInOhio], step: 'contact', isLast: true },
  { what: 'the waitlist', facts: [...everyAnswer(), notInOhio], step: 'name', isLast: false },
  { what: 'account-setup', facts: [...everyAnswer(), setUp], step: 'birthdate', isLast: true },
  {
    what: 'account-setup with an open question',
    facts: [...everyAnswer().slice(0, 6), setUp],
    step: 'name',
    isLast: false,
  },
] as const)('ends the registration of $what with $step: $isLast', ({ facts, step, isLast }) => {
  expect(selectEndsWith(stateAt('/register-v2', ...facts), step)).toBe(isLast);
});

it.each([
  { address: '/register-v2/phone-and-email', facts: signedIn(), isSkipped: true },
  { address: '/register-v2/phone-and-email', facts: [], isSkipped: false },
  { address: '/register-v2/home-address', facts: [inOhio], isSkipped: true },
  { address: '/register?step=contact-info', facts: signedIn(), isSkipped: true },
  { address: '/register?step=name', facts: [], isSkipped: false },
  { address: '/register/support', facts: signedIn(), isSkipped: false },
])('SIDE-07: skips the step at $address: $isSkipped', ({ address, facts, isSkipped }) => {
  const { pathname, search } = new URL(BASE + address, 'https://homeline.example');

  expect(selectIsStepSkipped(stateAt('/register-v2', ...facts), { pathname, search })).toBe(
    isSkipped,
  );
});

it('QUERY-STEP: finds the step that a query names, on any screen', () => {
  expect(selectStepNamed(stateAt('/login'), '?step=name')).toBe('name');
});

it.each([
  { at: '/register', isRedesign: true, to: 'register?step=income-info' },
  { at: '/register-v2', isRedesign: false, to: 'register-v2/annual-income' },
  { at: '/register/account-setup', isRedesign: false, to: 'register?step=income-info' },
  { at: '/register/account-setup', isRedesign: true, to: 'register-v2/annual-income' },
])(
  'keeps the flow of $at, and elsewhere follows the flag ($isRedesign)',
  ({ at, isRedesign, to }) => {
    const state = stateAt(at, someFlags({ 'fe-heloc-redesign-2025': isRedesign }));

    expect(selectStepAddress(state, 'income')).toBe(`${BASE}/${to}`);
  },
);

it('asks for the home address on the same screen in the wrapper, and on its own in the redesign', () => {
  const secondHome = propertySubmitted({ property: aProperty({ occupancyType: 'SECONDARY' }) });
  const after = (address: string) =>
    selectAddressAfter(stateAt(address, secondHome), 'propertyAddress');

  expect(after('/register')).toBe(`${BASE}/register?step=sale-status`);
  expect(after('/register-v2')).toBe(`${BASE}/register-v2/home-address`);
});

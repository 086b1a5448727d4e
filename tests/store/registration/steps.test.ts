import * as submitted from '#store/registration/answers.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import {
  emptyDraft,
  type RegistrationDraft,
  steps,
  type FlowContext,
  type StepId,
} from '#store/registration/questions.ts';
import { registrationEntered } from '#store/registration/slice.ts';
import {
  addressOfStep,
  frontier,
  isReached,
  isStepSkipped,
  stepAfter,
  stepAnsweredBy,
  stepAtPath,
  stepAtValue,
  stepBefore,
  stepsFor,
} from '#store/registration/steps.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';

/** Every answer of a borrower who lives at the property. */
const answers: Partial<RegistrationDraft> = {
  propertyAddress: aProperty(),
  isListedForSale: false,
  income: { income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' },
  name: { firstName: 'Mira', lastName: 'Tolland' },
  dob: '1984-03-09',
  email: 'mira.tolland@mail.example',
  phoneNumber: '(614) 555-0142',
};

const aContext = (
  draft: Partial<RegistrationDraft> = {},
  about: Partial<FlowContext> = {},
): FlowContext => ({
  draft: { ...emptyDraft, ...draft },
  authMode: 'legacy',
  isSignedIn: false,
  isPropertyRefused: false,
  isAgeRefused: false,
  hasKnownContact: false,
  isWaitlisted: false,
  ...about,
});

const idsFor = (context: FlowContext) => stepsFor(context).map(({ id }) => id);

const common = ['propertyAddress', 'forSale', 'income', 'name', 'birthdate'];
const waitlist = ['propertyAddress', 'income', 'name', 'birthdate', 'contact'];
const secondHome = { propertyAddress: aProperty({ occupancyType: 'SECONDARY' }) };
const setUp = { isAccountSetUp: true };

it.each<[string, FlowContext, readonly string[]]>([
  ['REG-SEQ-01, REG-SEQ-06: a home', aContext(answers), [...common, 'contact', 'password']],
  ['REG-SEQ-01: before the property is known', aContext(), [...common, 'contact', 'password']],
  [
    'REG-SEQ-02: a second home',
    aContext(secondHome),
    ['propertyAddress', 'homeAddress', ...common.slice(1), 'contact', 'password'],
  ],
  [
    'REG-SEQ-07: an external login',
    aContext(answers, { authMode: 'external' }),
    [...common, 'login'],
  ],
  [
    'SIDE-07: a known contact',
    aContext(answers, { isSignedIn: true, hasKnownContact: true }),
    [...common, 'password'],
  ],
  [
    'SIDE-07: a sign-in without contact',
    aContext(answers, { isSignedIn: true }),
    [...common, 'contact', 'password'],
  ],
  [
    'SIDE-07: the contact of a visitor',
    aContext(answers, { hasKnownContact: true }),
    [...common, 'contact', 'password'],
  ],
  ['ROUTE-REG-11: an account that is set up', aContext({ ...answers, ...setUp }), common],
  [
    'ROUTE-REG-11: such an account with an external login',
    aContext({ ...answers, ...setUp }, { authMode: 'external' }),
    common,
  ],
  ['ELIG-01: the waitlist', aContext(secondHome, { isWaitlisted: true }), waitlist],
  [
    'ELIG-01: the waitlist with an external login',
    aContext(answers, { isWaitlisted: true, authMode: 'external' }),
    waitlist,
  ],
  [
    'ELIG-01: the waitlist of a known contact',
    aContext(answers, { isWaitlisted: true, isSignedIn: true, hasKnownContact: true }),
    waitlist,
  ],
  [
    'ELIG-01: the waitlist after account-setup',
    aContext({ ...answers, ...setUp }, { isWaitlisted: true }),
    waitlist,
  ],
])('lists the steps in order, %s', (_row, context, ids) => {
  expect(idsFor(context)).toEqual(ids);
  expect(steps.filter(({ id }) => isStepSkipped(context, id)).map(({ id }) => id)).toEqual(
    steps.map(({ id }) => id).filter((id) => !ids.includes(id)),
  );
});

it.each<[string, FlowContext, StepId | null]>([
  ['no property', aContext({ ...answers, propertyAddress: null }), 'propertyAddress'],
  ['a refused property', aContext(answers, { isPropertyRefused: true }), 'propertyAddress'],
  ['no home address', aContext({ ...answers, ...secondHome }), 'homeAddress'],
  ['no sale status', aContext({ ...answers, isListedForSale: null }), 'forSale'],
  ['no income', aContext({ ...answers, income: null }), 'income'],
  ['no name', aContext({ ...answers, name: null }), 'name'],
  ['no birth date', aContext({ ...answers, dob: null }), 'birthdate'],
  ['a refused age', aContext(answers, { isAgeRefused: true }), 'birthdate'],
  ['no email address', aContext({ ...answers, email: null }), 'contact'],
  ['no phone number', aContext({ ...answers, phoneNumber: null }), 'contact'],
  ['all answers', aContext(answers), 'password'],
  [
    'a home address',
    aContext({ ...answers, ...secondHome, homeAddress: aHomeAddress() }),
    'password',
  ],
  ['an external login', aContext(answers, { authMode: 'external' }), 'login'],
  ['an account that is set up', aContext({ ...answers, ...setUp }), null],
  [
    'all that the waitlist needs',
    aContext({ ...answers, ...secondHome, isListedForSale: null }, { isWaitlisted: true }),
    'contact',
  ],
  ['an amount for the waitlist', aContext({ ...answers, income: { income: 1 } }), 'income'],
])('finds the first open step with %s', (_what, context, id) => {
  expect(frontier(context)).toBe(id);
});

it("skips the steps that don't apply before and after a step", () => {
  const context = aContext(answers);

  expect(stepAfter(context, 'propertyAddress')).toBe('forSale');
  expect(stepAfter(context, 'homeAddress')).toBe('forSale');
  expect(stepAfter(context, 'password')).toBeNull();
  expect(stepBefore(context, 'forSale')).toBe('propertyAddress');
  expect(stepBefore(context, 'homeAddress')).toBe('propertyAddress');
  expect(stepBefore(context, 'propertyAddress')).toBeNull();
  expect(stepAfter(aContext(secondHome), 'propertyAddress')).toBe('homeAddress');
});

it('opens the steps up to the first open one, and no others', () => {
  const context = aContext({ ...answers, income: null });
  const all = aContext({ ...answers, ...setUp });

  expect(steps.map(({ id }) => id).filter((id) => isReached(context, id))).toEqual([
    'propertyAddress',
    'forSale',
    'income',
  ]);
  expect(steps.map(({ id }) => id).filter((id) => isReached(all, id))).toEqual(common);
});

it.each<[string, StepId, string, string]>([
  ['ROUTE-REG-01', 'propertyAddress', 'register-v2', 'property-info'],
  ['ROUTE-REG-02', 'homeAddress', 'register-v2/home-address', 'property-info'],
  ['ROUTE-REG-03', 'forSale', 'register-v2/for-sale', 'sale-status'],
  ['ROUTE-REG-04', 'income', 'register-v2/annual-income', 'income-info'],
  ['ROUTE-REG-05', 'name', 'register-v2/legal-name', 'name'],
  ['ROUTE-REG-06', 'birthdate', 'register-v2/birthdate', 'birthdate'],
  ['ROUTE-REG-07', 'contact', 'register-v2/phone-and-email', 'contact-info'],
  ['ROUTE-REG-08', 'password', 'register-v2/set-password', 'login-info'],
  ['ROUTE-REG-09', 'login', 'register-v2/login-info', 'login-info'],
])(
  'follows %s and QUERY-STEP: %s is at %s or at step=%s, and the query stays',
  (_row, id, path, value) => {
    const search = '?utm_source=mail&step=other';

    expect(addressOfStep(id, 'redesign', search)).toBe(`/account/heloc/${path}?utm_source=mail`);
    expect(addressOfStep(id, 'wrapper', search)).toBe(
      `/account/heloc/register?utm_source=mail&step=${value}`,
    );
    expect(stepAtPath(path.replace(/^register-v2\/?/, ''))).toBe(id);
  },
);

it('finds no step at a path that has none', () => {
  expect(stepAtPath('address')).toBeNull();
});

it.each<[string | undefined, FlowContext, StepId]>([
  [undefined, aContext(), 'propertyAddress'],
  ['nonsense', aContext(), 'propertyAddress'],
  ['property-info', aContext(secondHome), 'propertyAddress'],
  ['income-info', aContext(), 'income'],
  ['login-info', aContext(), 'password'],
  ['login-info', aContext({}, { authMode: 'external' }), 'login'],
  ['contact-info', aContext({}, { authMode: 'external' }), 'contact'],
])('SIDE-09, QUERY-STEP: finds the step of step=%s', (value, context, id) => {
  expect(stepAtValue(context, value)).toBe(id);
});

it.each<[string, StepId]>([
  [submitted.propertySubmitted.type, 'propertyAddress'],
  [submitted.homeAddressSubmitted.type, 'homeAddress'],
  [submitted.saleStatusSubmitted.type, 'forSale'],
  [submitted.incomeSubmitted.type, 'income'],
  [submitted.nameSubmitted.type, 'name'],
  [submitted.birthdateSubmitted.type, 'birthdate'],
  [submitted.contactSubmitted.type, 'contact'],
])('counts %s as an answer to the step %s', (type, id) => {
  expect(stepAnsweredBy({ type })?.id).toBe(id);
});

it('counts no other action as an answer', () => {
  expect(stepAnsweredBy(registrationEntered({ campaign: noCampaign }))).toBeNull();
});

it.each<[StepId, string | null]>([
  ['propertyAddress', 'waitlist'],
  ['homeAddress', null],
  ['income', null],
  ['name', 'saveName'],
  ['contact', 'savePhone'],
])('repeats after another answer to %s the chain step %s', (id, rerun) => {
  expect(steps.find((step) => step.id === id)?.rerun ?? null).toBe(rerun);
});

it('SIDE-06 shows the groups and labels of the stepper', () => {
  expect(steps.map(({ group, label }) => `${group}: ${label}`)).toEqual([
    'Property Info: Address',
    'Property Info: Address',
    'Property Info: Sale Status',
    'Income Info: Income Info',
    'Personal Info: Name',
    'Personal Info: Birthdate',
    'Contact Info: Contact Info',
    'Login Info: Login Info',
    'Login Info: Login Info',
  ]);
});

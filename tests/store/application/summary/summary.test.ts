import { changedAnswers, checksOffer, editStepOf } from '#store/application/summary/summary.ts';
import {
  selectEditAge,
  selectEditServerErrors,
  selectEditStep,
  selectIncomeEdit,
  selectNameEdit,
  selectPropertyEdit,
  selectSaleEdit,
} from '#store/application/summary/selectors.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { screenTyped, statusReceived, stepFailed } from '#store/application/core/slice.ts';
import { createAppStore } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { selectLendingArea } from '#store/registration/selectors.ts';
import { eligibilityReceived } from '#store/registration/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aHomeAddress, aRefusal } from '#tests/support/fixtures/registration.ts';
import { aSummary } from '#tests/support/fixtures/summaries.ts';

function editing(step: string, about: Parameters<typeof aSummary>[0] = {}) {
  const store = createAppStore();
  const pathname = `/account/heloc/register/${UUID}/${step}`;
  const companyInfo = { supportPhoneNumber: '(800) 555-0100' };
  store.dispatch(organisationLoaded(anOrganisation({ companyInfo })));
  store.dispatch(locationChanged({ pathname, search: '' }));
  for (const action of openedAt(aStatus('APP_SUBMISSION'))) store.dispatch(action);
  store.dispatch(lenderDataReceived({ summary: aSummary(about) }));
  return store;
}

it("doesn't count the order of parts or empty parts as a change", () => {
  const { street1, ...rest } = aHomeAddress();
  const answers = {
    propertyAddress: { ...rest, street2: '', street1 },
    name: { firstName: 'Mira', lastName: 'Tolland-Reyes' },
    income: 118_000,
  };

  expect(changedAnswers(answers, aSummary())).toEqual({ name: answers.name });
});

it.each([
  [{ name: 1 }, true],
  [{ dob: 1 }, true],
  [{ propertyAddress: 1 }, true],
  [{ occupancyType: 1 }, true],
  [{ isListedForSale: 1 }, true],
  [{ employmentType: 1 }, true],
  [{ email: 1, income: 1 }, true],
  [{ email: 1, phoneNumber: 1 }, false],
  [{}, false],
])('decides whether %j checks the offer again: %s', (changes, isChecked) => {
  expect(checksOffer(changes)).toBe(isChecked);
});

it.each([
  ['income-info', 'income-info'],
  ['login-info', 'property-info'],
  ['unknown-step', 'property-info'],
  [undefined, 'property-info'],
])('ROUTE-REG-15 maps the step %s to %s', (value, step) => {
  expect(editStepOf(value)).toBe(step);
});

it('opens the first step for an unknown step in the address', () => {
  expect(selectEditStep(editing('whatever').getState())).toBe('property-info');
});

it("opens a step with the lender's values and the unsaved ones", () => {
  const store = editing('name', { name: { firstName: 'Mira', lastName: 'Tolland', suffix: 'JR' } });
  store.dispatch(screenTyped({ screen: 'edit/name', values: { firstName: 'Miranda' } }));

  expect(selectNameEdit(store.getState())).toEqual({
    firstName: 'Miranda',
    lastName: 'Tolland',
    suffix: 'JR',
  });
});

it('leaves the box for other income empty when the borrower has none', () => {
  expect(selectIncomeEdit(editing('income-info').getState())).toEqual({
    income: 118_000,
    employmentType: 'FULL_TIME',
  });
});

it.each([
  [true, { isListedForSale: 'YES' }],
  [false, { isListedForSale: 'NO' }],
  [null, {}],
])('shows whether the home is listed for sale: %s', (isListedForSale, shown) => {
  expect(selectSaleEdit(editing('sale-status', { isListedForSale }).getState())).toEqual(shown);
});

it('shows the home address only to a borrower who lives elsewhere', () => {
  const home = aHomeAddress({ street1: '905 Kingfisher Place' });
  const elsewhere = editing('property-info', { occupancyType: 'INVESTMENT', homeAddress: home });

  expect(selectPropertyEdit(elsewhere.getState())).toMatchObject({
    street1: '512 Amberstone Drive',
    homeStreet1: '905 Kingfisher Place',
  });
  expect(selectPropertyEdit(editing('property-info').getState())).not.toHaveProperty('homeStreet1');
});

it('VAL-DOB-4, A-15 applies the age rules of the application and the state of residence', () => {
  const store = editing('birthdate', { homeAddress: aHomeAddress({ state: 'AL' }) });
  const status = aStatus('APP_SUBMISSION', { isAgeRestrictedInterestOnly: true });
  store.dispatch(statusReceived({ status, readAt: '2026-11-21T15:00:00.000Z' }));

  expect(selectEditAge(store.getState())).toEqual({ state: 'AL', isAgeRestricted: true });
});

it("shows each message at the form's own field, though the lender names it differently", () => {
  const store = editing('name');
  const fields = [
    { field: 'name.lastName', message: 'Last name is required' },
    { field: 'homeAddress.zip', message: 'Please enter a valid zipcode' },
    { field: 'dob', message: 'Invalid date' },
  ];
  store.dispatch(stepFailed({ step: 'summaryEdit', failure: aRefusal({ message: '', fields }) }));

  expect(selectEditServerErrors(store.getState())).toEqual({
    banner: null,
    fieldErrors: {
      lastName: 'Last name is required',
      homeZip: 'Please enter a valid zipcode',
      dob: 'Invalid date',
    },
  });
});

it('shows the phone number when the summary is locked', () => {
  const store = editing('name');
  const failure = aRefusal({ status: 409, code: 'SUMMARY_LOCKED', message: 'Locked.' });
  store.dispatch(stepFailed({ step: 'summaryEdit', failure }));

  expect(selectEditServerErrors(store.getState()).banner).toEqual({
    messages: ["You can't change this now. Call us and we'll help.", '(800) 555-0100'],
  });
});

it("doesn't show the failure of another step", () => {
  const store = editing('name');
  store.dispatch(stepFailed({ step: 'withdrawal', failure: aRefusal() }));

  expect(selectEditServerErrors(store.getState()).banner).toBeNull();
});

it("doesn't send a borrower with an application to the waitlist", () => {
  const store = editing('property-info');
  store.dispatch(eligibilityReceived({ blockedZips: ['43214'] }));

  expect(selectLendingArea(store.getState()).blockedZips).toBeNull();
  store.dispatch(locationChanged({ pathname: '/account/heloc/register-v2', search: '' }));
  expect(selectLendingArea(store.getState()).blockedZips).toEqual(['43214']);
});

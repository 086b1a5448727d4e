import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchToday } from '#sagas/page/today.ts';
import { applicationOpened, applicationReceived } from '#store/application/core/slice.ts';
import { flagsDefaulted } from '#store/flags/slice.ts';
import { identityAbsent } from '#store/identity/slice.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import { locationChanged, todayChanged } from '#store/shell/slice.ts';
import { aProperty, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anApplication, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const NOON = '2026-11-21T12:00:00Z';

/** Opens a page at a moment by the lender's clock, on a device with another clock. */
async function openAt(moment: string, state?: string) {
  let now = Date.parse(moment);
  const ports = fakePorts({ clock: { now: () => now, monotonic: () => 0, wall: () => 0 } });
  const { store, actions } = startSaga(watchToday, {
    ports,
    before: state === undefined ? [] : [propertySubmitted({ property: aProperty({ state }) })],
  });
  await ports.page.rest();
  return {
    store,
    actions,
    today: () => store.getState().shell.today,
    setClock: (later: string) => {
      now = Date.parse(later);
    },
  };
}

it.each([
  ['Hawaii', 'HI', '2026-11-20'],
  ['Ohio', 'OH', '2026-11-21'],
  ['no known state', undefined, '2026-11-21'],
])('F-17: shows the local day in %s at half past six in Greenwich', async (_where, state, day) => {
  const { today } = await openAt('2026-11-21T06:30:00Z', state);

  expect(today()).toBe(day);
});

it('changes the day with the state of an answered property', async () => {
  const { store, today } = await openAt('2026-11-21T06:30:00Z');

  store.dispatch(propertySubmitted({ property: aProperty({ state: 'HI' }) }));

  expect(today()).toBe('2026-11-20');
});

it.each([
  ['the lender’s first response', flagsDefaulted],
  ['the next screen', () => locationChanged({ pathname: '/account/heloc/register', search: '' })],
])('FT-64: counts from %s with a corrected clock', async (_when, event) => {
  const { store, today, setClock } = await openAt('2036-01-01T12:00:00Z', 'OH');

  setClock(NOON);
  store.dispatch(event());

  expect(today()).toBe('2026-11-21');
});

it('F-17: gives a user who signs in to an application the day of that home', async () => {
  const { store, today } = await openAt('2026-11-21T06:30:00Z', 'OH');
  const { property } = anApplication();

  store.dispatch(locationChanged({ pathname: `/account/heloc/${UUID}/hold`, search: '' }));
  store.dispatch(applicationOpened({ uuid: UUID }));
  store.dispatch(
    applicationReceived(anApplication({ property: property && { ...property, state: 'HI' } })),
  );
  expect(today()).toBe('2026-11-20');
  store.dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));

  expect(today()).toBe('2026-11-21');
});

it("doesn't dispatch an unchanged day again", async () => {
  const { store, actions } = await openAt(NOON, 'OH');
  const before = actions.length;

  store.dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));

  expect(actions.slice(before).map(({ type }) => type)).toEqual([locationChanged.type]);
});

it('waits for input and an idle page before the first day, unless the brand has a launch date', async () => {
  const input = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  const ports = fakePorts({
    clock: { now: () => Date.parse(NOON), monotonic: () => 0, wall: () => 0 },
    page: { ...fakePorts().page, firstInput: () => input.promise, rest: () => rest.promise },
  });
  const { store } = startSaga(watchToday, { ports });
  const opening = startSaga(watchToday, {
    ports,
    organisation: anOrganisation({ switches: { launchDate: '2026-12-01' } }),
  });
  const settle = () => new Promise(setImmediate);

  expect(opening.store.getState().shell.today).toBe('2026-11-21');
  rest.resolve();
  await settle();
  expect(store.getState().shell.today).toBeNull();
  input.resolve();
  await settle();

  expect(store.getState().shell.today).toBe('2026-11-21');
});

it('A-15: returns a user who is too young on the lender’s day to the birth date', () => {
  const ports = fakePorts({ at: '/account/heloc/register?step=contact-info' });
  const { store } = startSaga([watchLocation, watchAccess], {
    ports,
    before: [identityAbsent(), ...everyAnswer().slice(0, 8), flagsDefaulted()],
  });
  const place = () => ports.history.entries.at(-1);
  expect(place()).toBe('/account/heloc/register?step=contact-info');

  store.dispatch(todayChanged({ today: '1991-01-01' }));

  expect(place()).toBe('/account/heloc/register?step=birthdate');
});

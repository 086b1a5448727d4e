import { watchToday } from '#sagas/today.ts';
import { applicationOpened, applicationReceived } from '#store/application/slice.ts';
import { featuresDefaulted } from '#store/features/slice.ts';
import { propertySubmitted } from '#store/registration/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { aProperty } from '#tests/support/answers.ts';
import { fakePorts } from '#tests/support/fakePorts.ts';
import { anApplication, UUID } from '#tests/support/openApplication.ts';
import { startSaga } from '#tests/support/startSaga.ts';

/** A page at a moment of the lender's clock; what the device believes is another thing. */
function openAt(moment: string, state?: string) {
  let now = Date.parse(moment);
  const ports = fakePorts({ clock: { now: () => now, monotonic: () => 0, wall: () => 0 } });
  const { store, actions } = startSaga(watchToday, {
    ports,
    before: state === undefined ? [] : [propertySubmitted({ property: aProperty({ state }) })],
  });
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
  ['California', 'CA', '2026-11-20'],
  ['Ohio', 'OH', '2026-11-21'],
  ['no known state', undefined, '2026-11-21'],
])('F-17: at half past six by Greenwich the day in %s is its own', (_where, state, day) => {
  expect(openAt('2026-11-21T06:30:00Z', state).today()).toBe(day);
});

it.each([
  ['29 February', '2028-02-29T17:00:00Z', '2028-02-29'],
  ['the last evening of a year', '2027-01-01T03:00:00Z', '2026-12-31'],
  ['the night of a clock change', '2026-03-08T07:30:00Z', '2026-03-08'],
])('FT-65: %s', (_when, moment, day) => {
  expect(openAt(moment, 'OH').today()).toBe(day);
});

it('the property that is answered moves the day with it', () => {
  const { store, today } = openAt('2026-11-21T06:30:00Z');

  store.dispatch(propertySubmitted({ property: aProperty({ state: 'HI' }) }));

  expect(today()).toBe('2026-11-20');
});

it.each([
  ['the lender’s first answer', featuresDefaulted],
  ['the next screen', () => locationChanged({ pathname: '/account/heloc/register', search: '' })],
])('FT-64: a clock that was set right counts from %s', (_when, event) => {
  const { store, today, setClock } = openAt('2036-01-01T12:00:00Z', 'OH');

  setClock('2026-11-21T12:00:00Z');
  store.dispatch(event());

  expect(today()).toBe('2026-11-21');
});

it('F-17: who signs in to an application has the day of its own home', () => {
  const { store, today } = openAt('2026-11-21T06:30:00Z', 'OH');
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

it('a day that stays is told once', () => {
  const { store, actions } = openAt('2026-11-21T12:00:00Z', 'OH');
  const before = actions.length;

  store.dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));

  expect(actions.slice(before).map(({ type }) => type)).toEqual([locationChanged.type]);
});

import { watchHolds } from '#sagas/application/status/watchHolds.ts';
import { watchRetries } from '#sagas/application/status/watchRetries.ts';
import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { holdUnchanged } from '#store/application/status/holdSlice.ts';
import { statusAskedFor, routingRequested } from '#store/application/slice.ts';
import {
  connectionChanged,
  linkFollowed,
  locationChanged,
  toastShown,
} from '#store/shell/slice.ts';
import { at as addressOf, standing } from '#tests/support/sagas/following.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { HANG, offline, refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startScreen } from '#tests/support/sagas/startScreen.ts';

/** Longer than anything is waited for. */
const LONG_MS = 120_000;

/** On a screen that says that it takes longer than usual, with a lender that goes on to say these. */
const start = (
  { at = 'error/timeout', was }: { at?: string; was: string },
  statuses: readonly Answer[],
) => {
  const status = standing(was);
  const screen = startScreen([watchHolds, watchRetries, watchChecklist], {
    at,
    status: aStatus(was),
    script: {
      readApplication: [{ uuid: UUID, status, property: null }],
      readStatus: statuses.map((said) => (typeof said === 'string' ? standing(said) : said)),
    },
  });
  return { ...screen, checkOf: () => screen.store.getState().hold?.check };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['error/timeout', 'CREDIT_ERROR'],
  ['review-app/signdocs', 'GEN_CLOSING_DISCLOSURE'],
])('A-80: on %s "Check again" runs the routing, and says that nothing changed', async (at, was) => {
  const { api, store, place, checkOf } = start({ at, was }, [was]);

  store.dispatch(statusAskedFor());
  expect(checkOf()).toBe('running');
  await pass(0);

  expect(api.names().slice(1)).toEqual(['readApplication', 'readStatus', 'readStatus']);
  expect(place()).toBe(at);
  expect(checkOf()).toBe('unchanged');
});

it('A-80: from a screen that is no place to stay the routing leads on, though nothing changed', async () => {
  const { store, place } = start({ at: 'review-app/datatree', was: 'HMDA' }, ['HMDA']);

  store.dispatch(statusAskedFor());
  await pass(0);

  expect(place()).toBe('start/hmda');
});

it('F-06: what changed is announced and followed', async () => {
  const { store, place, told } = start({ was: 'CREDIT_ERROR' }, ['HMDA']);

  store.dispatch(statusAskedFor());
  await pass(0);

  expect(place()).toBe('start/hmda');
  expect(told(toastShown)).toMatchObject([{ payload: { text: 'Your application moved on' } }]);
});

it('it waits for a lender that still works, and tells one wait from the next', async () => {
  const { store, place, told, checkOf } = start({ was: 'SOFT_CREDIT_PULL_IN_PROGRESS' }, [
    'PROPERTY_SEARCH_IN_PROGRESS',
  ]);

  store.dispatch(statusAskedFor());
  await pass(30_000);
  expect(checkOf()).toBe('running');
  await pass(LONG_MS);

  expect(place()).toBe('error/timeout');
  expect(told(toastShown)).toMatchObject([{ payload: { text: 'Your application moved on' } }]);
  expect(told(holdUnchanged)).toEqual([]);
});

it.each([
  ['the same wait', 'SOFT_CREDIT_PULL_IN_PROGRESS', 'SOFT_CREDIT_PULL_IN_PROGRESS'],
  [
    'a wait that is told in the same words',
    'PROPERTY_SEARCH_IN_PROGRESS',
    'PROPERTY_VALUATION_IN_PROGRESS',
  ],
])('%s is nothing new', async (_what, was, is) => {
  const { store, told, checkOf } = start({ was }, [is]);

  store.dispatch(statusAskedFor());
  await pass(LONG_MS);

  expect(checkOf()).toBe('unchanged');
  expect(told(toastShown)).toEqual([]);
});

it('S5 a routing that fails leaves "Check again" free', async () => {
  const { store, checkOf } = start({ was: 'CREDIT_ERROR' }, [offline()]);

  store.dispatch(statusAskedFor());
  await pass(500);

  expect(checkOf()).toBe('none');
});

it('without a network it asks nobody', async () => {
  const { api, store, checkOf } = start({ was: 'CREDIT_ERROR' }, ['CREDIT_ERROR']);
  store.dispatch(connectionChanged({ isOnline: false }));

  store.dispatch(statusAskedFor());
  await pass(0);

  expect(checkOf()).toBe('failed');
  expect(api.calls).toEqual([]);
});

it.each([
  ['a dead network', offline()],
  ['a 503', refused(503)],
  ['a 429', refused(429, 'Slow down.', { retryAfterMs: 60_000 })],
])('S4 %s is told at once, and the screen stays', async (_what, fault) => {
  const { api, store, place, told, checkOf } = start({ was: 'CREDIT_ERROR' }, ['CREDIT_ERROR']);
  api.answer('readApplication', [fault]);

  store.dispatch(statusAskedFor());
  await pass(0);

  expect(checkOf()).toBe('failed');
  await pass(LONG_MS);
  expect(place()).toBe('error/timeout');
  expect(told(routingRequested)).toEqual([]);
});

it('FT-06 whoever goes elsewhere before the lender answered is led nowhere', async () => {
  const { api, store, told } = start({ was: 'CREDIT_ERROR' }, ['HMDA']);
  api.answer('readApplication', [HANG]);

  store.dispatch(statusAskedFor());
  store.dispatch(locationChanged({ pathname: addressOf('hold'), search: '' }));
  await pass(0);

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(told(routingRequested)).toEqual([]);
});

it('FT-06 whoever goes elsewhere meanwhile hears nothing of it', async () => {
  const { store, told } = start({ was: 'CREDIT_ERROR' }, [HANG]);

  store.dispatch(statusAskedFor());
  await pass(0);
  store.dispatch(linkFollowed({ to: addressOf('hold'), replace: false }));
  await pass(0);

  expect(told(routingRequested)).toHaveLength(1);
  expect([...told(holdUnchanged), ...told(toastShown)]).toEqual([]);
});

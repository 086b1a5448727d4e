import { watchWaitingScreens } from '#sagas/application/status/watchWaitingScreens.ts';
import { watchRetries } from '#sagas/application/status/watchRetries.ts';
import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { statusUnchanged } from '#store/application/status/statusCheckSlice.ts';
import { statusCheckRequested, routingRequested } from '#store/application/core/slice.ts';
import {
  connectionChanged,
  linkFollowed,
  locationChanged,
  toastShown,
} from '#store/shell/slice.ts';
import { at as addressOf, statusAnswer } from '#tests/support/sagas/startChecklist.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { HANG, offline, refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

/** Longer than any polling. */
const LONG_MS = 120_000;

/**
 * Starts on a screen that says that the step takes longer than usual, with a lender that then returns these statuses.
 */
const start = (
  { at = 'error/timeout', was }: { at?: string; was: string },
  statuses: readonly Answer[],
) => {
  const status = statusAnswer(was);
  const screen = startApplicationScreen([watchWaitingScreens, watchRetries, watchChecklist], {
    at,
    status: aStatus(was),
    script: {
      readApplication: [{ uuid: UUID, status, property: null }],
      readStatus: statuses.map((said) => (typeof said === 'string' ? statusAnswer(said) : said)),
    },
  });
  return { ...screen, checkOf: () => screen.store.getState().application?.statusCheck?.check };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it.each([
  ['error/timeout', 'CREDIT_ERROR'],
  ['review-app/signdocs', 'GEN_CLOSING_DISCLOSURE'],
])('A-80: runs the routing on %s at "Refresh", and says that nothing changed', async (at, was) => {
  const { api, store, place, checkOf } = start({ at, was }, [was]);

  store.dispatch(statusCheckRequested());
  expect(checkOf()).toBe('running');
  await pass(0);

  expect(api.names().slice(1)).toEqual(['readApplication', 'readStatus', 'readStatus']);
  expect(place()).toBe(at);
  expect(checkOf()).toBe('unchanged');
});

it("A-80: leaves a screen that isn't a destination, though nothing changed", async () => {
  const { run, place } = start({ at: 'review-app/datatree', was: 'HMDA' }, ['HMDA']);

  await run(statusCheckRequested());

  expect(place()).toBe('start/hmda');
});

it('F-06: follows a changed status, which the new heading announces', async () => {
  const { run, place, actionsOf } = start({ was: 'CREDIT_ERROR' }, ['HMDA']);

  await run(statusCheckRequested());

  expect(place()).toBe('start/hmda');
  expect(actionsOf(toastShown)).toEqual([]);
});

it('polls on "Refresh" while the lender works, and tells one wait from the next', async () => {
  const { run, place, actionsOf, checkOf } = start({ was: 'SOFT_CREDIT_PULL_IN_PROGRESS' }, [
    'PROPERTY_SEARCH_IN_PROGRESS',
  ]);

  await run(statusCheckRequested(), 30_000);
  expect(checkOf()).toBe('running');
  await pass(LONG_MS);

  expect(place()).toBe('error/timeout');
  expect(actionsOf(toastShown)).toEqual([]);
  expect(actionsOf(statusUnchanged)).toEqual([]);
});

it.each([
  ['the same wait', 'SOFT_CREDIT_PULL_IN_PROGRESS', 'SOFT_CREDIT_PULL_IN_PROGRESS'],
  ['a wait with the same text', 'PROPERTY_SEARCH_IN_PROGRESS', 'PROPERTY_VALUATION_IN_PROGRESS'],
])('counts %s as unchanged', async (_what, was, is) => {
  const { run, actionsOf, checkOf } = start({ was }, [is]);

  await run(statusCheckRequested(), LONG_MS);

  expect(checkOf()).toBe('unchanged');
  expect(actionsOf(toastShown)).toEqual([]);
});

it('S5 keeps "Refresh" usable after a failed routing', async () => {
  const { run, checkOf } = start({ was: 'CREDIT_ERROR' }, [offline()]);

  await run(statusCheckRequested(), 500);

  expect(checkOf()).toBe('none');
});

it('sends nothing on "Refresh" without a network', async () => {
  const { api, store, run, checkOf } = start({ was: 'CREDIT_ERROR' }, ['CREDIT_ERROR']);
  store.dispatch(connectionChanged({ isOnline: false }));

  await run(statusCheckRequested());

  expect(checkOf()).toBe('failed');
  expect(api.calls).toEqual([]);
});

it.each([
  ['a dead network', offline()],
  ['a 503', refused(503)],
  ['a 429', refused(429, 'Slow down.', { retryAfterMs: 60_000 })],
])('S4 reports %s at once, and keeps the screen', async (_what, fault) => {
  const { api, run, place, actionsOf, checkOf } = start({ was: 'CREDIT_ERROR' }, ['CREDIT_ERROR']);
  api.answer('readApplication', [fault]);

  await run(statusCheckRequested());

  expect(checkOf()).toBe('failed');
  await pass(LONG_MS);
  expect(place()).toBe('error/timeout');
  expect(actionsOf(routingRequested)).toEqual([]);
});

it("FT-06 doesn't redirect a user who leaves before the lender has answered", async () => {
  const { api, store, run, actionsOf } = start({ was: 'CREDIT_ERROR' }, ['HMDA']);
  api.answer('readApplication', [HANG]);

  store.dispatch(statusCheckRequested());
  await run(locationChanged({ pathname: addressOf('hold'), search: '' }));

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(actionsOf(routingRequested)).toEqual([]);
});

it('FT-06 shows no message to a user who leaves in the meantime', async () => {
  const { run, actionsOf } = start({ was: 'CREDIT_ERROR' }, [HANG]);

  await run(statusCheckRequested());
  await run(linkFollowed({ to: addressOf('hold'), replace: false }));

  expect(actionsOf(routingRequested)).toHaveLength(1);
  expect([...actionsOf(statusUnchanged), ...actionsOf(toastShown)]).toEqual([]);
});

import { watchTrouble } from '#sagas/application/status/reportTrouble.ts';
import { watchWaitingScreens } from '#sagas/application/status/watchWaitingScreens.ts';
import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { statusCheckRequested, routingRequested } from '#store/application/core/slice.ts';
import { activityStarted, linkFollowed, toastShown } from '#store/shell/slice.ts';
import { at, statusAnswer } from '#tests/support/sagas/startChecklist.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { offline, refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

/** Longer than the retries of an application read. */
const AFTER_RETRIES_MS = 31_000;
const PAUSE_MS = 15_000;
const held = aStatus('UNDERWRITING_REVIEW');
const moved = aStatus('HMDA');
const readable = { uuid: UUID, status: statusAnswer('HMDA'), property: null };

/** Starts on a hold, with a lender whose application is unreadable. */
const start = (readStatus: readonly Answer[], readApplication: readonly Answer[] = [offline()]) =>
  startApplicationScreen([watchWaitingScreens, watchChecklist, watchTrouble], {
    at: 'review-app/uw',
    status: held,
    script: { readStatus, readApplication },
  });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('S5 leaves a stuck hold once the lender responds', async () => {
  const { api, place } = start([moved]);
  await pass(PAUSE_MS + AFTER_RETRIES_MS);
  expect(place()).toBe('review-app/uw');

  api.answer('readApplication', [readable]);
  await pass(PAUSE_MS);

  expect(place()).toBe('start/hmda');
});

it('S5 leaves a hold after only its status could not be read', async () => {
  const { api, place } = start([moved, offline()], [readable]);
  await pass(PAUSE_MS + 500);
  expect(place()).toBe('review-app/uw');

  api.answer('readStatus', [moved]);
  await pass(PAUSE_MS);

  expect(place()).toBe('start/hmda');
});

it('S5 leaves the hold at once on "Refresh" after a failure', async () => {
  const { api, store, run, place } = start([moved]);
  await run(statusCheckRequested(), AFTER_RETRIES_MS);
  expect(store.getState().application?.statusCheck?.check).toBe('none');

  api.answer('readApplication', [readable]);
  await run(statusCheckRequested());

  expect(place()).toBe('start/hmda');
});

it('S5 continues polling after "Continue my application" failed', async () => {
  const { api, run } = start([held]);

  await run(routingRequested({ uuid: UUID }), AFTER_RETRIES_MS + PAUSE_MS);

  expect(api.names()).toContain('readStatus');
});

it('puts the loader over the page once, and again when the lender responds', async () => {
  const { api, actionsOf } = start([moved]);
  await pass(PAUSE_MS + AFTER_RETRIES_MS);
  expect(actionsOf(activityStarted)).toHaveLength(1);

  await pass(4 * PAUSE_MS);
  expect(actionsOf(activityStarted)).toHaveLength(1);
  api.answer('readApplication', [readable]);
  await pass(PAUSE_MS);

  expect(actionsOf(activityStarted)).toHaveLength(2);
});

it('AX-07 announces once that a change of status could not be followed', async () => {
  const { api, actionsOf } = start([moved]);
  await pass(PAUSE_MS + AFTER_RETRIES_MS + 4 * PAUSE_MS);
  api.answer('readApplication', [readable]);
  await pass(PAUSE_MS);

  expect(actionsOf(toastShown)).toMatchObject([{ payload: { tone: 'error' } }]);
});

it("shows the latest status in the card even when the next step can't be read", async () => {
  const { store } = start([moved]);

  await pass(PAUSE_MS + AFTER_RETRIES_MS + PAUSE_MS);

  const { status, statusReadAt } = selectApplicationState(store.getState());
  expect(status).toMatchObject({ value: { checklistStatus: 'HMDA' } });
  expect(statusReadAt).toBe('2026-11-21T15:01:01.000Z');
});

it('F-06 polls an unreachable lender every minute after ten minutes', async () => {
  const { api } = start([moved]);
  const reads = () => api.names().filter((name) => name === 'readStatus').length;
  await pass(601_000);
  const before = reads();

  await pass(300_000);

  expect(reads() - before).toBe(5);
});

it('reports at once on "Refresh" that the lender doesn\'t respond', async () => {
  const { store, run } = start([moved]);
  await pass(PAUSE_MS + AFTER_RETRIES_MS);

  await run(statusCheckRequested());

  expect(store.getState().application?.statusCheck).toEqual({
    check: 'failed',
    failure: { kind: 'offline' },
  });
});

it('waits for the interval before it asks again a lender that refuses at once', async () => {
  const { api } = start([moved], [refused(422)]);

  await pass(4 * PAUSE_MS);

  expect(api.names().filter((name) => name === 'readApplication')).toHaveLength(4);
});

it("doesn't redirect from a hold that the user opens to read after routing failed elsewhere", async () => {
  const { run, actionsOf } = start([held], [refused(422)]);
  await run(routingRequested({ uuid: UUID }));

  await run(linkFollowed({ to: at('error/timeout'), replace: false }), 2 * PAUSE_MS);

  expect(actionsOf(routingRequested)).toHaveLength(1);
});

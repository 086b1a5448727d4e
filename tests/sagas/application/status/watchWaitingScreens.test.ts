import { watchWaitingScreens } from '#sagas/application/status/watchWaitingScreens.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { statusCheckRequested, routingRequested } from '#store/application/core/slice.ts';
import { linkFollowed, redirected, toastShown } from '#store/shell/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { HANG, offline } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const held = aStatus('CREDIT_ERROR');
const moved = aStatus('OFFER_SELECTION');

const appraised = aStatus('ONSITE_APPRAISAL_PENDING');
/** A screen where "Refresh" only reads. */
const onHold = { at: 'hold', status: appraised };

const start = (answers: readonly unknown[], { at = 'error/timeout', status = held } = {}) =>
  startApplicationScreen(watchWaitingScreens, { at, status, script: { readStatus: answers } });

it('F-06 polls the hold every fifteen seconds, and every minute after ten minutes', async () => {
  const { api } = start([held]);

  await jest.advanceTimersByTimeAsync(14_999);
  expect(api.calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(600_001 - 14_999);
  expect(api.calls).toHaveLength(40);
  await jest.advanceTimersByTimeAsync(300_000);

  expect(api.calls).toHaveLength(45);
});

it('stores when the hold was last read', async () => {
  const { store } = start([held]);

  await jest.advanceTimersByTimeAsync(15_000);

  expect(selectApplicationState(store.getState()).statusReadAt).toBe('2026-11-21T15:00:15.000Z');
});

it('follows a change from the hold without a toast, because the new screen’s heading says it', async () => {
  const { actionsOf, api } = start([held, moved]);

  await jest.advanceTimersByTimeAsync(30_000);

  expect(actionsOf(toastShown)).toEqual([]);
  expect(actionsOf(routingRequested)).toMatchObject([
    { payload: { uuid: UUID, from: 'errorTimeout' } },
  ]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(api.calls).toHaveLength(2);
});

it('FT-12 keeps a screen that gave up waiting when another waiting status arrives', async () => {
  const waiting = aStatus('SOFT_CREDIT_PULL_IN_PROGRESS');
  const next = aStatus('PROPERTY_SEARCH_IN_PROGRESS');
  const { actionsOf } = start([waiting, next, waiting], { status: waiting });

  await jest.advanceTimersByTimeAsync(60_000);

  expect(actionsOf(routingRequested)).toEqual([]);
});

it.each([
  ['complete', 'RESCISSION', 'RECORDING', ['Next: recording']],
  ['complete', 'FUNDABLE', 'COMPLETE', ['Your line is open.']],
  ['bpo/hold', 'FINAL_TITLE_PROCESSING', 'NAV_RESI_EVAL_PROCESSING', ["Next: your home's value"]],
  ['error/timeout', 'INCOME_REVIEW_IN_PROGRESS', 'PROPERTY_SEARCH_IN_PROGRESS', []],
])(
  'F-06 says in a toast on %s, when the status %s becomes %s, where it leads, unless the heading does',
  async (at, was, is, texts) => {
    const { actionsOf } = start([aStatus(is)], { at, status: aStatus(was) });

    await jest.advanceTimersByTimeAsync(15_000);

    expect(actionsOf(toastShown)).toMatchObject(texts.map((text) => ({ payload: { text } })));
  },
);

it.each([
  ['the next wait', 'hold', 'INCOME_REVIEW_IN_PROGRESS', 'PROPERTY_SEARCH_IN_PROGRESS'],
  ['the end', 'complete', 'FUNDABLE', 'COMPLETE'],
])('shows %s after "Refresh", without a toast', async (_what, at, was, is) => {
  const { store, run, actionsOf } = start([aStatus(is)], { at, status: aStatus(was) });

  await run(statusCheckRequested());

  expect(actionsOf(toastShown)).toEqual([]);
  expect(store.getState().application?.statusCheck?.check).toBe('none');
  expect(actionsOf(routingRequested)).toEqual([]);
});

it('reads at once on "Refresh", and says that nothing changed', async () => {
  const { store, api } = start([appraised], onHold);

  store.dispatch(statusCheckRequested());
  expect(store.getState().application?.statusCheck?.check).toBe('running');
  await jest.advanceTimersByTimeAsync(0);

  expect(api.calls).toHaveLength(1);
  expect(store.getState().application?.statusCheck?.check).toBe('unchanged');
});

it('S5 lets a pending read respond to a click', async () => {
  const slow = new Promise((answer) => setTimeout(answer, 16_000, appraised));
  const { store, api } = start([slow], onHold);
  await jest.advanceTimersByTimeAsync(15_000);

  store.dispatch(statusCheckRequested());
  expect(store.getState().application?.statusCheck?.check).toBe('running');
  await jest.advanceTimersByTimeAsync(1_000);

  expect(store.getState().application?.statusCheck?.check).toBe('unchanged');
  expect(api.calls).toHaveLength(1);
});

it.each([
  ['review-app/no-credit', 'CREDIT_NO_MATCH_SSN'],
  ['review-app/uw', 'UNDERWRITING_REVIEW'],
  ['bpo/hold', 'NAV_BPO_PROCESSING'],
])('responds to "Refresh" on every screen with a status card: %s', async (at, status) => {
  const { store, run } = start([aStatus(status)], { at, status: aStatus(status) });

  await run(statusCheckRequested());

  expect(store.getState().application?.statusCheck?.check).toBe('unchanged');
});

it('FT-01 says that "Refresh" has no network, and continues polling later', async () => {
  const { store, run, api } = start([offline(), appraised], onHold);

  await run(statusCheckRequested());
  expect(store.getState().application?.statusCheck).toEqual({
    check: 'failed',
    failure: { kind: 'offline' },
  });
  await jest.advanceTimersByTimeAsync(15_000);

  expect(api.calls).toHaveLength(2);
});

it('FT-72 reads nothing in a hidden tab, and catches up once when it is visible', async () => {
  const { api, ports } = start([held]);
  ports.page.show(false);

  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(api.calls).toHaveLength(0);
  ports.page.show(true);
  await jest.advanceTimersByTimeAsync(0);

  expect(api.calls).toHaveLength(1);
});

it('stops polling when the user opens another screen', async () => {
  const { run, api } = start([HANG]);

  await jest.advanceTimersByTimeAsync(15_000);
  await run(linkFollowed({ to: `/account/heloc/${UUID}/product/select`, replace: false }), 60_000);

  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
});

it("doesn't poll on a screen where the borrower has something to do", async () => {
  const { api } = start([held], { at: 'product/select' });

  await jest.advanceTimersByTimeAsync(60_000);

  expect(api.calls).toHaveLength(0);
});

it('STATUS-65 leads to the ending first when the line opens during another wait', async () => {
  const { actionsOf } = start([aStatus('COMPLETE')], onHold);

  await jest.advanceTimersByTimeAsync(15_000);

  expect(actionsOf(redirected)).toMatchObject([
    { payload: { to: `/account/heloc/${UUID}/complete`, replace: true } },
  ]);
  expect(actionsOf(routingRequested)).toEqual([]);
});

it('shows the end on `complete` without following it', async () => {
  const complete = aStatus('COMPLETE');
  const { store, actionsOf } = start([complete], {
    at: 'complete',
    status: aStatus('FUNDABLE'),
  });

  await jest.advanceTimersByTimeAsync(15_000);

  expect(selectApplicationState(store.getState()).status).toEqual({
    status: 'ready',
    value: complete,
  });
  expect(actionsOf(routingRequested)).toEqual([]);
});

it('ROUTING-04 keeps the written notice readable on the disclosures after a decline', async () => {
  const { actionsOf } = start([aStatus('DECLINED')], {
    at: 'document/disclosures',
    status: moved,
  });

  await jest.advanceTimersByTimeAsync(15_000);

  expect(actionsOf(toastShown)).toMatchObject([
    { payload: { text: "We can't offer you a line of credit." } },
  ]);
  expect(actionsOf(routingRequested)).toEqual([]);
});

import { watchFunding } from '#sagas/application/funding/funding.ts';
import { watchScreens } from '#sagas/application/loadScreen.ts';
import { rescissionSigned } from '#store/application/funding/actions.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import {
  routingCompleted,
  routingRequested,
  statusReceived,
} from '#store/application/core/slice.ts';
import { aTimeline } from '#tests/support/fixtures/timelines.ts';
import { modalClosed, modalOpened } from '#store/shell/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const rescission = aStatus('RESCISSION');
const signed = rescissionSigned({ signatureName: 'Mira Tolland' });
const payout = { account: null, cash: 100, expectedOn: null, afterRightToCancel: true };

const wire = (change: object = {}) => ({
  items: [],
  rescission: {
    applies: true,
    lastEventAt: '2026-11-25T04:30:00.000Z',
    endsOn: '2026-11-28',
    timeZone: 'America/New_York',
    noticeDocumentUuid: null,
    ...change,
  },
  fundingEstimate: { from: '2026-12-01', to: null },
  payoffs: [],
});

it('STATUS-66 sends the signed cancellation, says so, and then follows the checklist', async () => {
  const { store, run, sent, actionsOf } = startApplicationScreen(watchFunding, {
    at: 'complete',
    status: rescission,
    script: { rescindLine: [aStatus('CANCELLED')] },
  });

  await run(signed);
  expect(actionsOf(modalOpened)).toEqual([modalOpened({ id: 'lineCancelled' })]);
  expect(actionsOf(routingRequested)).toEqual([]);
  store.dispatch(modalClosed({ id: 'lineCancelled' }));

  expect(sent('rescindLine')).toEqual({ signatureName: 'Mira Tolland', reason: null });
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'complete' } }]);
});

/** Returns the timeline, and what was reported to monitoring. */
async function read(change: object) {
  const { store, run, ports } = startApplicationScreen(watchScreens, {
    at: 'complete',
    status: rescission,
    script: { readTimeline: [wire(change)], readBankAccounts: [[]], readDisbursement: [payout] },
  });
  const report = jest.spyOn(ports, 'report');
  await run(routingCompleted());
  const { timeline } = selectLenderData(store.getState());
  return { timeline, reported: report.mock.calls.map(([error]) => (error as Error).name) };
}

it.each([
  ['the same end', {}, '2026-11-28', 0],
  ['an earlier end of the lender', { endsOn: '2026-11-27' }, '2026-11-28', 1],
  ['a later end of the lender', { endsOn: '2026-12-01' }, '2026-12-01', 1],
  ['another day in another zone', { timeZone: 'Pacific/Guam' }, '2026-11-30', 1],
  ['a day without a time', { lastEventAt: '2026-11-24' }, '2026-11-28', 0],
  ['no zone, although the property has one', { timeZone: null }, '2026-11-28', 0],
  ['only an end', { lastEventAt: null }, '2026-11-28', 0],
  ['no right to cancel', { applies: false }, null, 0],
])(
  'shows the later end of the right to cancel, and reports a difference (RESC %s)',
  async (...row) => {
    const [, change, endsOn, reports] = row;

    const { timeline, reported } = await read(change);

    expect(timeline).toMatchObject({
      status: 'ready',
      value: { rescission: { endsOn }, fundingEstimate: null },
    });
    expect(reported).toEqual(Array.from({ length: reports }, () => 'RescissionMismatch'));
  },
);

it("F-06 doesn't follow the end by itself, but reads its stages", async () => {
  const { store, api, actionsOf } = startApplicationScreen([watchFunding, watchScreens], {
    at: 'complete',
    status: aStatus('FUNDING_DECISION'),
    before: [lenderDataReceived({ timeline: aTimeline() })],
    script: {
      readTimeline: [wire(), { ...wire(), items: [{ code: 'MONEY_SENT', state: 'DONE' }] }],
      readBankAccounts: [[]],
      readDisbursement: [payout],
    },
  });
  const reads = () => api.calls.filter(({ name }) => name === 'readTimeline');
  store.dispatch(routingCompleted());
  await jest.advanceTimersByTimeAsync(0);
  expect(reads()).toHaveLength(1);

  const received = { status: aStatus('COMPLETE'), readAt: '2026-11-21T15:01:00.000Z' };
  store.dispatch(statusReceived(received));
  await jest.advanceTimersByTimeAsync(0);
  store.dispatch(statusReceived(received));
  await jest.advanceTimersByTimeAsync(0);

  expect(reads()).toHaveLength(2);
  expect(actionsOf(routingRequested)).toHaveLength(0);
});

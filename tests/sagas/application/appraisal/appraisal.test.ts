import { watchAppraisal } from '#sagas/application/appraisal/appraisal.ts';
import { appraisalBooked, appraisalMoved } from '#store/application/appraisal/actions.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/lenderDataSlice.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { selectToasts } from '#store/shell/selectors.ts';
import { aBookedAppraisal, aBooking, windows } from '#tests/support/fixtures/appraisals.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (script: Readonly<Record<string, readonly unknown[]>>) =>
  startApplicationScreen(watchAppraisal, {
    at: 'hold',
    status: aStatus('ONSITE_APPRAISAL_BORROWER_PAYMENT'),
    script,
  });

it.each([
  ['/sandbox/payments?visit=1', '/sandbox/payments?visit=1'],
  ['https://elsewhere.example/pay', `/account/heloc/${UUID}/hold`],
])(
  'leaves after "Pay and book", with the partner at %s, for %s (SC-04)',
  async (redirect, address) => {
    const started = start({ payAppraisal: [{ redirect }] });

    started.store.dispatch(appraisalBooked(aBooking));
    await jest.advanceTimersByTimeAsync(0);

    expect(started.sent('payAppraisal')).toEqual(aBooking);
    expect(started.ports.page.left).toEqual([address]);
  },
);

it('shows a moved appointment as the lender booked it', async () => {
  const moved = aBookedAppraisal({ appointment: '2026-11-25T13:00:00.000' });
  const { store, sent } = start({
    moveAppraisal: [aStatus('ONSITE_APPRAISAL_PENDING')],
    readAppraisal: [moved],
  });
  store.dispatch(lenderDataReceived({ appraisal: aBookedAppraisal() }));

  store.dispatch(appraisalMoved({ windows }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('moveAppraisal')).toEqual({ windows });
  expect(selectLenderData(store.getState()).appraisal).toMatchObject({ value: moved });
  expect(selectStatus(store.getState())?.checklistStatus).toBe('ONSITE_APPRAISAL_PENDING');
  expect(selectToasts(store.getState())).toHaveLength(1);
});

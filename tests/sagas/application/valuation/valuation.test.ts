import { watchValuation } from '#sagas/application/valuation/valuation.ts';
import { selectApplicationState } from '#store/application/state.ts';
import { routingRequested } from '#store/application/slice.ts';
import { homeEstimateSubmitted } from '#store/application/valuation/actions.ts';
import { selectToasts } from '#store/shell/selectors.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { anEstimate } from '#tests/support/fixtures/valuations.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const valuing = aStatus('NAV_RESI_EVAL_PROCESSING');

const start = (...answers: unknown[]) =>
  startApplicationScreen(watchValuation, {
    at: 'bpo/estimate-value',
    status: aStatus('NO_AVM_FOUND'),
    script: { saveHomeEstimate: answers },
  });

it('the estimate is sent as it was told, and the checklist is followed', async () => {
  const { store, sent, actionsOf } = start(valuing);

  store.dispatch(homeEstimateSubmitted(anEstimate));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveHomeEstimate')).toEqual(anEstimate);
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

it.each([
  ['a fault', refused(500)],
  ['a lost answer', offline()],
])('after %s the same estimate can be sent again', async (_name, fault) => {
  const { store, actionsOf } = start(fault, valuing);

  store.dispatch(homeEstimateSubmitted(anEstimate));
  await jest.advanceTimersByTimeAsync(0);
  expect(selectApplicationState(store.getState()).step).toMatchObject({
    status: 'failed',
    step: 'homeEstimate',
  });
  expect(actionsOf(routingRequested)).toHaveLength(0);

  store.dispatch(homeEstimateSubmitted(anEstimate));
  await jest.advanceTimersByTimeAsync(0);
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

it('F-03 an estimate for a step that is over leads to the current one', async () => {
  const { store, actionsOf } = start(refused(409, 'Over.', { code: 'STEP_NOT_OPEN' }));

  store.dispatch(homeEstimateSubmitted(anEstimate));
  await jest.advanceTimersByTimeAsync(0);

  expect(selectToasts(store.getState())).toHaveLength(1);
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

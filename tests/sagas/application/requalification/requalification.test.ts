import { watchRequalification } from '#sagas/application/requalification/requalification.ts';
import { requalificationChosen } from '#store/application/requalification/actions.ts';
import { routingRequested, stepFailed } from '#store/application/slice.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('STATUS-21 the way forward is sent, after a lost connection once more', async () => {
  const { store, api, actionsOf } = startApplicationScreen(watchRequalification, {
    at: 'product/prequal-winback',
    status: aStatus('CLTV_LIEN_POSITION_REQUALIFY'),
    script: { chooseRequalification: [offline(), aStatus('OFFER_CALCULATION_IN_PROGRESS')] },
  });
  const chosen = requalificationChosen({ optionId: 'REDUCE_AMOUNT' });
  store.dispatch(chosen);
  await jest.advanceTimersByTimeAsync(0);
  expect(actionsOf(stepFailed)).toHaveLength(1);

  store.dispatch(chosen);
  await jest.advanceTimersByTimeAsync(0);
  expect(api.calls.map(({ params }) => params.body)).toContainEqual({ optionId: 'REDUCE_AMOUNT' });
  expect(actionsOf(routingRequested)).toEqual([
    expect.objectContaining({
      payload: expect.objectContaining({ from: 'product/prequal-winback' }) as unknown,
    }),
  ]);
});

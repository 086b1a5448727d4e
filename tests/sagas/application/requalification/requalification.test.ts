import { watchRequalification } from '#sagas/application/requalification/requalification.ts';
import { requalificationChosen } from '#store/application/requalification/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('STATUS-21 sends the way forward, and follows the checklist', async () => {
  const { store, api, actionsOf } = startApplicationScreen(watchRequalification, {
    at: 'product/prequal-winback',
    status: aStatus('CLTV_LIEN_POSITION_REQUALIFY'),
    script: { chooseRequalification: [aStatus('OFFER_CALCULATION_IN_PROGRESS')] },
  });

  store.dispatch(requalificationChosen({ optionId: 'REDUCE_AMOUNT' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(api.calls.map(({ params }) => params.body)).toContainEqual({ optionId: 'REDUCE_AMOUNT' });
  expect(actionsOf(routingRequested)).toEqual([
    expect.objectContaining({
      payload: expect.objectContaining({ from: 'productWinback' }) as unknown,
    }),
  ]);
});

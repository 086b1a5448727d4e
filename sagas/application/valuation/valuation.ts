import { saveHomeEstimate } from '#sagas/api/contract/valuation.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { homeEstimateSubmitted } from '#store/application/valuation/actions.ts';

function* sendEstimate(ports: Ports, { payload }: ReturnType<typeof homeEstimateSubmitted>) {
  yield* finishingStep({
    step: 'homeEstimate',
    screen: 'bpo/estimate-value',
    ask: (uuid) => send(ports, saveHomeEstimate, { path: { uuid }, body: payload }),
  });
}

/** The value of the home, where the lender's model found none. */
export function* watchValuation(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(homeEstimateSubmitted, sendEstimate, ports);
}

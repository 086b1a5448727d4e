import { chooseRequalification } from '#sagas/api/contract/requalification.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { requalificationChosen } from '#store/application/requalification/actions.ts';

function* choose(ports: Ports, { payload }: ReturnType<typeof requalificationChosen>) {
  yield* finishingStep({
    step: 'requalification',
    screen: 'productWinback',
    ask: (uuid) => send(ports, chooseRequalification, { path: { uuid }, body: payload }),
  });
}

export function* watchRequalification(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(requalificationChosen, choose, ports);
}

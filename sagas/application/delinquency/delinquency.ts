import { saveDelinquency } from '#sagas/api/contract/delinquency.ts';
import { uploadedStep } from '#sagas/application/uploadedStep.ts';
import { send } from '#sagas/control/send.ts';
import { put, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { delinquencyAnswered } from '#store/application/delinquency/actions.ts';
import {
  lenderDataInvalidated,
  lenderDataRetried,
} from '#store/application/core/lenderDataSlice.ts';

/** Sends the answers, with the proof of every payment that the borrower made. The screen then reads them again. */
function* sendAnswers(ports: Ports, { payload }: ReturnType<typeof delinquencyAnswered>) {
  const isSent = yield* uploadedStep(['paymentProof'], (documentUuids) => {
    const items = payload.items.map((item) => ({
      ...item,
      documentUuids: item.answer === 'CURRENT' ? documentUuids : [],
    }));
    return {
      step: 'delinquency',
      screen: 'reviewDelinquency',
      ask: (uuid) => send(ports, saveDelinquency, { path: { uuid }, body: { items } }),
    };
  });
  if (!isSent) return;
  yield* put(lenderDataInvalidated({ names: ['delinquency'] }));
  yield* put(lenderDataRetried());
}

export function* watchDelinquency(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(delinquencyAnswered, sendAnswers, ports);
}

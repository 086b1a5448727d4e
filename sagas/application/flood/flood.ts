import { sendFloodProof } from '#sagas/api/contract/flood.ts';
import { agreedStep } from '#sagas/application/agreedStep.ts';
import { send } from '#sagas/control/send.ts';
import { put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { floodProofSubmitted } from '#store/application/flood/actions.ts';
import { floodReceipt } from '#store/application/flood/flood.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';

/** Sends the receipt of the notice with the policy (F-16). */
function* sendProof(ports: Ports) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['floodPolicy']);
  const isSent = yield* agreedStep(ports, {
    step: 'floodProof',
    screen: 'errorFloodCert',
    endpoint: sendFloodProof.name,
    request: documentUuids,
    ask: (uuid, given) =>
      send(ports, sendFloodProof, {
        path: { uuid },
        body: { receipt: { type: 'FLOOD_NOTICE', ...floodReceipt, ...given }, documentUuids },
      }),
  });
  if (isSent) yield* put(uploadsSubmitted({ ids }));
}

export function* watchFlood(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(floodProofSubmitted, sendProof, ports);
}

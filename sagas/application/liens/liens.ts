import { saveLiens } from '#sagas/api/contract/liens.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import { attestationText } from '#store/application/liens/liensRules.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';

/** Sends the answers; the letters go with every loan that is paid off. */
function* sendLiens(ports: Ports, { payload }: ReturnType<typeof liensSubmitted>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['lienRelease']);
  const { signatureName, liens, ...rest } = payload;
  const { version } = attestationText;
  const body = {
    ...rest,
    liens: liens.map((lien) => ({
      ...lien,
      documentUuids: lien.answer === 'PAID' ? documentUuids : [],
    })),
    attestation: signatureName === null ? null : { version, signatureName },
  };
  const isSent = yield* finishingStep({
    step: 'liens',
    screen: 'liens',
    ask: (uuid) => send(ports, saveLiens, { path: { uuid }, body }),
  });
  if (isSent) yield* put(uploadsSubmitted({ ids }));
}

/** The answers about the loans on the property. */
export function* watchLiens(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(liensSubmitted, sendLiens, ports);
}

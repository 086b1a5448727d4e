import { saveLiens } from '#sagas/api/contract/liens.ts';
import { uploadedStep } from '#sagas/application/uploadedStep.ts';
import { send } from '#sagas/control/send.ts';
import { takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import { attestationText } from '#store/application/liens/liensRules.ts';

/** Sends the answers, with the letters of every loan that is paid off. */
function* sendLiens(ports: Ports, { payload }: ReturnType<typeof liensSubmitted>) {
  const { signatureName, liens, ...rest } = payload;
  const { version } = attestationText;
  yield* uploadedStep(['lienRelease'], (documentUuids) => {
    const body = {
      ...rest,
      liens: liens.map((lien) => ({
        ...lien,
        documentUuids: lien.answer === 'PAID' ? documentUuids : [],
      })),
      attestation: signatureName === null ? null : { version, signatureName },
    };
    return {
      step: 'liens',
      screen: 'liens',
      ask: (uuid) => send(ports, saveLiens, { path: { uuid }, body }),
    };
  });
}

export function* watchLiens(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(liensSubmitted, sendLiens, ports);
}

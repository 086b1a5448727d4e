import { identifyForCredit, retryCredit, sendCreditProof } from '#sagas/api/contract/steps.ts';
import { finishingStep } from '#sagas/control/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { creditIdentified, creditRetried, proofSent } from '#store/application/intents.ts';
import { ssnDigits } from '#store/application/ssn.ts';
import { documentsOf } from '#store/application/uploads.ts';
import { uploadsHandedOver } from '#store/application/uploadsSlice.ts';
import type { RootState } from '#store/index.ts';

import { wireAddress } from './wireWords.ts';

function* identify(ports: Ports, { payload }: ReturnType<typeof creditIdentified>) {
  const { ssnHandle, formerLastName, previousAddress } = payload;
  const ssn = ssnDigits(ports.vault.redeem(ssnHandle) ?? '');
  const body = {
    ssn,
    formerLastName,
    previousAddress: previousAddress && wireAddress(previousAddress),
  };
  yield* finishingStep({
    step: 'creditIdentification',
    screen: 'credit/social',
    ask: (uuid) => send(ports, identifyForCredit, { path: { uuid }, body }),
  });
}

/** Asks the bureaus that held the file again. */
function* retry(ports: Ports) {
  const { creditHold } = yield* select((state: RootState) => state.lenderData);
  const held = creditHold.status === 'ready' ? creditHold.value.bureaus : [];
  const bureaus = held.map(({ name }) => name);
  yield* finishingStep({
    step: 'creditRetry',
    screen: 'credit/error',
    ask: (uuid) => send(ports, retryCredit, { path: { uuid }, body: { bureaus } }),
  });
}

function* sendProof(ports: Ports, { payload: { note } }: ReturnType<typeof proofSent>) {
  const { files } = yield* select((state: RootState) => state.uploads);
  const { ids, documentUuids } = documentsOf(files, ['numberProof', 'photoId']);
  const isSent = yield* finishingStep({
    step: 'creditProof',
    screen: 'review-app/no-credit',
    ask: (uuid) => send(ports, sendCreditProof, { path: { uuid }, body: { documentUuids, note } }),
  });
  if (isSent) yield* put(uploadsHandedOver({ ids }));
}

/** What a borrower can do when the bureaus do not answer for them. */
export function* watchCredit(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(creditIdentified, identify, ports);
  yield* takeLeading(creditRetried, retry, ports);
  yield* takeLeading(proofSent, sendProof, ports);
}

import { toFailure } from '#sagas/api/apiError.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { identifyForCredit, retryCredit, sendCreditProof } from '#sagas/api/contract/steps.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { wireAddress } from '#sagas/api/mappers/wireParts.ts';
import {
  creditIdentificationSubmitted,
  creditRetried,
  proofSubmitted,
} from '#store/application/actions.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { ssnDigits } from '#store/person/ssn.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';

/**
 * A try whose answer was lost is repeated by the next submit (FT-02). The number is stored nowhere, so that the lender
 * says whether it is another one; that one is sent under a key of its own (SC-09).
 */
function* tryOnce(
  ports: Ports,
  params: { path: { uuid: string }; body: BodyOf<typeof identifyForCredit> },
) {
  const request = { ...params, body: { ...params.body, ssn: null } };
  const scope = applicationScope(params.path.uuid, identifyForCredit.name);
  const attempt = () => sendIdempotent(ports, identifyForCredit, params, { scope, request });
  try {
    return yield* call(attempt);
  } catch (error) {
    if (!isRefusedWith(toFailure(error), 'IDEMPOTENCY_KEY_REUSED')) throw error;
    return yield* call(attempt);
  }
}

function* identify(ports: Ports, { payload }: ReturnType<typeof creditIdentificationSubmitted>) {
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
    ask: (uuid) => call(tryOnce, ports, { path: { uuid }, body }),
  });
}

/** Asks the bureaus that held the file again. */
function* retry(ports: Ports) {
  const { creditFreeze } = yield* select(selectLenderData);
  const held = creditFreeze.status === 'ready' ? creditFreeze.value.bureaus : [];
  const bureaus = held.map(({ name }) => name);
  yield* finishingStep({
    step: 'creditRetry',
    screen: 'credit/error',
    ask: (uuid) => send(ports, retryCredit, { path: { uuid }, body: { bureaus } }),
  });
}

function* sendProof(ports: Ports, { payload: { note } }: ReturnType<typeof proofSubmitted>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['numberProof', 'photoId']);
  const isSent = yield* finishingStep({
    step: 'creditProof',
    screen: 'review-app/no-credit',
    ask: (uuid) => send(ports, sendCreditProof, { path: { uuid }, body: { documentUuids, note } }),
  });
  if (isSent) yield* put(uploadsSubmitted({ ids }));
}

/** What a borrower can do when the bureaus do not answer for them. */
export function* watchCredit(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(creditIdentificationSubmitted, identify, ports);
  yield* takeLeading(creditRetried, retry, ports);
  yield* takeLeading(proofSubmitted, sendProof, ports);
}

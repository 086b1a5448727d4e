import { toFailure } from '#sagas/api/apiError.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { identifyForCredit, retryCredit, sendCreditProof } from '#sagas/api/contract/steps.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { uploadedStep } from '#sagas/application/uploadedStep.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { wireAddress } from '#sagas/api/mappers/wireParts.ts';
import {
  creditIdentificationSubmitted,
  creditRetried,
  proofSubmitted,
} from '#store/application/credit/actions.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { ssnDigits } from '#store/person/ssn.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';

/**
 * Sends the identification. The next submit repeats an attempt whose response was lost (FT-02). We don't store the SSN,
 * so only the lender can tell whether it changed. A changed one gets a new idempotency key (SC-09).
 */
function* identifyOnce(
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
  const { ssnHandle, formerLastName, previousAddress: previous } = payload;
  const ssn = ssnDigits(ports.vault.redeem(ssnHandle) ?? '');
  const body = { ssn, formerLastName, previousAddress: previous && wireAddress(previous) };
  yield* finishingStep({
    step: 'creditIdentification',
    screen: 'creditSocial',
    ask: (uuid) => call(identifyOnce, ports, { path: { uuid }, body }),
  });
}

function* retry(ports: Ports) {
  const { creditFreeze } = yield* select(selectLenderData);
  const frozen = creditFreeze.status === 'ready' ? creditFreeze.value.bureaus : [];
  const bureaus = frozen.map(({ name }) => name);
  yield* finishingStep({
    step: 'creditRetry',
    screen: 'creditError',
    ask: (uuid) => send(ports, retryCredit, { path: { uuid }, body: { bureaus } }),
  });
}

function* sendProof(ports: Ports, { payload: { note } }: ReturnType<typeof proofSubmitted>) {
  yield* uploadedStep(['numberProof', 'photoId'], (documentUuids) => ({
    step: 'creditProof',
    screen: 'reviewNoCredit',
    ask: (uuid) => send(ports, sendCreditProof, { path: { uuid }, body: { documentUuids, note } }),
  }));
}

export function* watchCredit(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(creditIdentificationSubmitted, identify, ports);
  yield* takeLeading(creditRetried, retry, ports);
  yield* takeLeading(proofSubmitted, sendProof, ports);
}

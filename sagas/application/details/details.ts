import { ApiError } from '#sagas/api/apiError.ts';
import { readStatus } from '#sagas/api/contract/application.ts';
import { savePhone } from '#sagas/api/contract/account.ts';
import { saveAdditionalInfo, saveDemographics } from '#sagas/api/contract/steps.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { wireAddress, wireName } from '#sagas/api/mappers/wireParts.ts';
import { noDemographics, type Demographics } from '#store/application/details/hmda.ts';
import {
  additionalInfoSubmitted,
  demographicsSubmitted,
} from '#store/application/details/actions.ts';
import { isScreenOpen } from '#store/application/status/openScreens.ts';
import { selectRoutedApplication, selectStatus } from '#store/application/core/selectors.ts';
import type { RootState } from '#store/index.ts';
import { phoneSent } from '#store/application/core/slice.ts';
import { ssnDigits } from '#store/person/ssn.ts';
import type { Failure } from '#store/remote.ts';

const CONFLICT = 409;
const PHONE_TAKEN = 'This phone belongs to another account. Use another, or call us.';

const stepOver = {
  kind: 'refused',
  status: CONFLICT,
  message: '',
  fields: [],
  code: 'STEP_NOT_OPEN',
  retryAfterMs: null,
} satisfies Failure;

/** Saves a changed phone number for the identity. Shows a refusal next to its field. */
function* changePhone(ports: Ports, value: string) {
  try {
    yield* send(ports, savePhone, { body: { type: 'Phone', value } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
    const { failure, message, status } = error;
    if (failure.kind !== 'refused') throw error;
    const fields = [{ field: 'phoneNumber', message: PHONE_TAKEN }];
    throw new ApiError({ failure: { ...failure, message: '', fields }, message, status });
  }
}

/**
 * Refuses a form if its step is over, because another tab may have sent it (FT-45). The phone number isn't part of the
 * step, so the lender wouldn't refuse it.
 */
function* refuseWhenOver(ports: Ports, uuid: string) {
  const status = yield* send(ports, readStatus, { path: { uuid } });
  if (isScreenOpen('startContact', status, yield* select(selectRoutedApplication))) return;
  throw new ApiError({ failure: stepOver, message: stepOver.code, status: CONFLICT });
}

/**
 * Whether the answers replace those of an earlier step, for example when the borrower comes from the review (FT-45).
 */
const selectIsEdit = (state: RootState, ofStatus: string): { edit?: true } => {
  const status = selectStatus(state);
  return status === null || status.checklistStatus === ofStatus ? {} : { edit: true };
};

/** start/contact: saves the phone number first, then the facts. */
function* sendAdditionalInfo(
  ports: Ports,
  { payload }: ReturnType<typeof additionalInfoSubmitted>,
) {
  const { answer, phoneNumber, ssnHandle } = payload;
  const ssn = ssnHandle === null ? null : ports.vault.redeem(ssnHandle);
  const body = {
    ...answer,
    owners: answer.owners.map((owner) => ({ ...owner, name: wireName(owner.name) })),
    spouse: answer.spouse && { ...answer.spouse, name: wireName(answer.spouse.name) },
    mailingAddress: answer.mailingAddress && wireAddress(answer.mailingAddress),
    ssn: ssn && ssnDigits(ssn),
  };
  yield* finishingStep({
    step: 'additionalInfo',
    screen: 'startContact',
    *ask(uuid) {
      if (phoneNumber !== null) {
        yield* call(refuseWhenOver, ports, uuid);
        yield* put(phoneSent());
        yield* call(changePhone, ports, phoneNumber);
      }
      const edit = yield* select(selectIsEdit, 'COLLECT_ADDITIONAL_INFO');
      return yield* send(ports, saveAdditionalInfo, { path: { uuid }, body: { ...body, ...edit } });
    },
  });
}

/** start/hmda: the answers leave the vault only for the call. */
function* sendDemographics(ports: Ports, { payload }: ReturnType<typeof demographicsSubmitted>) {
  const stored = ports.vault.redeem(payload.handle);
  // The form stores its answers as JSON.
  const answer = stored === null ? noDemographics : (JSON.parse(stored) as Demographics);
  const body = { ...answer, collectedVia: 'INTERNET' } as const;
  yield* finishingStep({
    step: 'demographics',
    screen: 'startHmda',
    *ask(uuid) {
      const edit = yield* select(selectIsEdit, 'HMDA');
      return yield* send(ports, saveDemographics, { path: { uuid }, body: { ...body, ...edit } });
    },
  });
}

export function* watchDetails(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(additionalInfoSubmitted, sendAdditionalInfo, ports);
  yield* takeLeading(demographicsSubmitted, sendDemographics, ports);
}

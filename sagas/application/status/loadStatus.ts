import { readStatus } from '#sagas/api/contract/application.ts';
import { loadSigningRequest } from '#sagas/application/signer/signingRequest.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { statusReceived } from '#store/application/core/slice.ts';
import { statusOfRequest } from '#store/application/signer/ownStatus.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { stageOfStatus } from '#store/application/status/phases.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';

export function* receiveStatus({ clock }: Ports, status: ApplicationStatus): SagaGenerator<void> {
  const readAt = new Date(clock.now()).toISOString();
  yield* put(statusReceived({ status, readAt, stage: stageOfStatus(status) }));
}

/** Reads the status: the borrower's, or an additional signer's own (CALL-SIGN-01). */
export function* readOwnStatus(ports: Ports, uuid: string): SagaGenerator<ApplicationStatus> {
  if (!(yield* select(selectIsSignersArea)))
    return yield* send(ports, readStatus, { path: { uuid } });
  return statusOfRequest(yield* call(loadSigningRequest, ports));
}

export function* loadStatus(ports: Ports, uuid: string): SagaGenerator<ApplicationStatus> {
  const status = yield* call(readOwnStatus, ports, uuid);
  yield* call(receiveStatus, ports, status);
  return status;
}

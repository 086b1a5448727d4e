import { readStatus } from '#sagas/api/contract/application.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { statusReceived } from '#store/application/slice.ts';
import type { ApplicationStatus } from '#store/application/status/status.ts';

/** Stores a status with the time of its read. */
export function* receiveStatus({ clock }: Ports, status: ApplicationStatus): SagaGenerator<void> {
  const readAt = new Date(clock.now()).toISOString();
  yield* put(statusReceived({ status, readAt }));
}

/** Reads and stores the status. */
export function* loadStatus(ports: Ports, uuid: string): SagaGenerator<ApplicationStatus> {
  const status = yield* send(ports, readStatus, { path: { uuid } });
  yield* call(receiveStatus, ports, status);
  return status;
}

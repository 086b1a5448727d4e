import { readAppraisal } from '#sagas/api/contract/appraisal.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Appraisal } from '#store/application/appraisal/appraisal.ts';

/** The appraisal: its fee, and the appointment as far as it is booked. */
export const loadAppraisal = (ports: Ports, uuid: string): SagaGenerator<Appraisal> =>
  send(ports, readAppraisal, { path: { uuid } });

import { readAppraisal } from '#sagas/api/contract/appraisal.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Appraisal } from '#store/application/appraisal/appraisal.ts';

/** The fee of the appraisal, and its appointment if there is one. */
export const loadAppraisal = (ports: Ports, uuid: string): SagaGenerator<Appraisal> =>
  send(ports, readAppraisal, { path: { uuid } });

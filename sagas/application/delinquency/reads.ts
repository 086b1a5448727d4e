import { readDelinquency } from '#sagas/api/contract/delinquency.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Delinquency } from '#store/application/delinquency/delinquency.ts';

export const readLateItems = (ports: Ports, uuid: string): SagaGenerator<Delinquency> =>
  send(ports, readDelinquency, { path: { uuid } });

import { readRequalification } from '#sagas/api/contract/requalification.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Requalification } from '#store/application/requalification/requalification.ts';

/** Why the line does not fit; null where it fits. */
export const loadRequalification = (
  ports: Ports,
  uuid: string,
): SagaGenerator<Requalification | null> => send(ports, readRequalification, { path: { uuid } });

import { readRequalification } from '#sagas/api/contract/requalification.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Requalification } from '#store/application/requalification/requalification.ts';

/** Returns why the line doesn't fit, or null if it does. */
export const loadRequalification = (
  ports: Ports,
  uuid: string,
): SagaGenerator<Requalification | null> => send(ports, readRequalification, { path: { uuid } });

import { readFloodCheck } from '#sagas/api/contract/flood.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { FloodCheck } from '#store/application/flood/flood.ts';

/** Returns the result of the flood check, or null until it arrives. */
export const readFlood = (ports: Ports, uuid: string): SagaGenerator<FloodCheck | null> =>
  nullOn404(() => send(ports, readFloodCheck, { path: { uuid } }));

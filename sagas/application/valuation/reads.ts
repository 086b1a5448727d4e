import { readHomeEstimate as endpoint } from '#sagas/api/contract/valuation.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { HomeEstimate } from '#store/application/valuation/homeEstimate.ts';

/** What was told about the home; null before. */
export const readHomeEstimate = (ports: Ports, uuid: string): SagaGenerator<HomeEstimate | null> =>
  nullOn404(() => send(ports, endpoint, { path: { uuid } }));

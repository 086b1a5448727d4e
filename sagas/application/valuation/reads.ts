import { readHomeEstimate, readValuationOrder } from '#sagas/api/contract/valuation.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { HomeEstimate } from '#store/application/valuation/homeEstimate.ts';
import type { PlacedOrder } from '#store/application/valuation/order.ts';

/** Returns the borrower's answers about the home, or null before the first. */
export const loadHomeEstimate = (ports: Ports, uuid: string): SagaGenerator<HomeEstimate | null> =>
  nullOn404(() => send(ports, readHomeEstimate, { path: { uuid } }));

/** Returns the order of a valuation, or null before the borrower places one. */
export const readOrder = (ports: Ports, uuid: string): SagaGenerator<PlacedOrder | null> =>
  nullOn404(() => send(ports, readValuationOrder, { path: { uuid } }));

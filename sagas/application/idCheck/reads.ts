import { readIdCheck } from '#sagas/api/contract/idCheck.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { IdCheck } from '#store/application/idCheck/idCheck.ts';

/** Returns the lender's check of the ID, or null before the borrower sent one. */
export const loadIdCheck = (ports: Ports, uuid: string): SagaGenerator<IdCheck | null> =>
  nullOn404(() => send(ports, readIdCheck, { path: { uuid } }));

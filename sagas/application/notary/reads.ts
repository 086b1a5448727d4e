import { readNotaryBooking, readNotaryEligibility } from '#sagas/api/contract/notary.ts';
import { readNotarySession } from '#sagas/api/contract/notarySession.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import type { NotaryBooking, NotaryEligibility } from '#store/application/notary/notary.ts';

export const readEligibility = (ports: Ports, uuid: string): SagaGenerator<NotaryEligibility> =>
  send(ports, readNotaryEligibility, { path: { uuid } });

/** notary/schedule-manual and notary/reserve-manual */
export const readBooking = (ports: Ports, uuid: string): SagaGenerator<NotaryBooking> =>
  send(ports, readNotaryBooking, { path: { uuid } });

/** notary/session and notary/error. Null before the session. */
export const readSession = (ports: Ports, uuid: string): SagaGenerator<NotarySession | null> =>
  nullOn404(() => send(ports, readNotarySession, { path: { uuid } }));

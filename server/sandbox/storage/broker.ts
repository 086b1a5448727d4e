import { randomUUID } from 'node:crypto';

import type { Database } from './database.ts';

/** An unfinished visit to the lender's own sign-in page. */
export interface BrokerVisit {
  readonly kind: 'register' | 'login';
  readonly origin: string;
  readonly org: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly returnTo: string;
  /** Returned to the app, which compares it (REG-MISC-02). */
  readonly nonce: string | null;
  /** Set once the password is right but the code is still missing. */
  readonly identityUuid?: string | undefined;
  /** The password that was right. A reset ends the visit. */
  readonly passwordHash?: string | undefined;
  /** The second click of a double click gets the same response as the first. */
  readonly ended?: { readonly at: number; readonly by: 'code' | 'cancel' };
}

const MAX_STORED = 500;

export function createBroker(database: Database) {
  const visits = database.records<BrokerVisit>('brokerVisit');

  return {
    /** Returns the sign-in page's address. */
    start(visit: BrokerVisit): string {
      const id = randomUUID();
      visits.put(id, visit);
      visits.trimTo(MAX_STORED);
      return new URL(`/sandbox/broker?visit=${id}`, visit.origin).href;
    },
    get: (id: string) => visits.get(id),
    /** Changes the current visit. No other write can come between. An ended visit stays unchanged. */
    change(id: string, change: (visit: BrokerVisit) => BrokerVisit): void {
      const visit = visits.get(id);
      if (visit && !visit.ended) visits.put(id, change(visit));
    },
  };
}

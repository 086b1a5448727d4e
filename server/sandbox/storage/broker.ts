import { randomUUID } from 'node:crypto';

import type { Database } from './database.ts';

/** A visit to the lender's own sign-in page that was started and not finished. */
export interface BrokerVisit {
  readonly kind: 'register' | 'login';
  readonly origin: string;
  readonly org: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  /** Where the browser goes when it is done: an address of the app. */
  readonly returnTo: string;
  /** Comes back to the app, which compares it with its own (REG-MISC-02). */
  readonly nonce: string | null;
  /** Who gave the right password; the code is still missing. */
  readonly identityUuid?: string;
  /** How it ended, and when: the second click of a double click is answered like the first. */
  readonly ended?: { readonly at: number; readonly by: 'code' | 'cancel' };
}

const MOST_KEPT = 500;

export function createBroker(database: Database) {
  const visits = database.records<BrokerVisit>('brokerVisit');

  return {
    /** Keeps the visit; the address of the page to send the browser to. */
    start(visit: BrokerVisit): string {
      const id = randomUUID();
      visits.put(id, visit);
      visits.keepNewest(MOST_KEPT);
      return new URL(`/sandbox/broker?visit=${id}`, visit.origin).href;
    },
    get: (id: string) => visits.get(id),
    change(id: string, visit: BrokerVisit): void {
      visits.put(id, visit);
    },
  };
}

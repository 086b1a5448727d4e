import { randomUUID } from 'node:crypto';

import type { LinkResult, LinkType } from '#store/application/linking/linkTypes.ts';

import type { Database } from './database.ts';

export interface LinkOutcome {
  readonly result: LinkResult;
  readonly institution: string;
  /** For the lender's completion. Null if the link failed. */
  readonly publicToken: string | null;
  readonly type: string;
  readonly mask: string;
  readonly share: number;
  readonly isOfAnother: boolean;
}

/** A visit to a provider. It has no login data, because the provider's page stores none. */
export interface LinkSession {
  readonly id: string;
  readonly applicationUuid: string;
  readonly link: LinkType;
  readonly returnTo: string;
  readonly recordUuid?: string | undefined;
  readonly expiresAt: number;
  readonly slowUntil?: number;
  readonly outcome?: LinkOutcome;
  /** The lender has taken the outcome, so a repeat changes nothing. */
  readonly isCompleted?: boolean;
}

const MAX_STORED = 500;
const LIFE_MS = 30 * 60_000;

export function createLinks(database: Database, now: () => number) {
  const sessions = database.records<LinkSession>('linkSession');

  return {
    start(
      about: Pick<LinkSession, 'applicationUuid' | 'link' | 'returnTo' | 'recordUuid'>,
    ): LinkSession {
      const session = { id: randomUUID(), expiresAt: now() + LIFE_MS, ...about };
      sessions.put(session.id, session);
      sessions.trimTo(MAX_STORED);
      return session;
    },
    get: (id: string) => sessions.get(id),
    /** Changes the current session and returns it. No other write can come between. */
    change(id: string, change: (session: LinkSession) => LinkSession): LinkSession | null {
      const session = sessions.get(id);
      if (!session) return null;
      const changed = change(session);
      sessions.put(id, changed);
      return changed;
    },
  };
}

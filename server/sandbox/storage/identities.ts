import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';

import type { WireAddress, WirePersonName } from '#sagas/api/contract/common.ts';
import type { Database } from './database.ts';

export interface Identity {
  uuid: string;
  email: string;
  /** The owner opened a link in an email to this address. Anyone can register with any address. */
  isEmailConfirmed: boolean;
  passwordHash: string;
  /** The alias of a phone save. */
  phoneNumber: string | null;
  org: string;
  profileType: 'BORROWER' | 'CO_DEEDER';
  name: InferOutput<typeof WirePersonName> | null;
  dob: string | null;
  homeAddress: InferOutput<typeof WireAddress> | null;
  isBroker: boolean;
  /** Without one, the profile call answers 404 (ACCESS-14). */
  hasProfile: boolean;
  optimizelyProfileUuid: string | null;
  updatedAt: string;
}

export interface Session {
  id: string;
  identityUuid: string;
  startedAt: number;
  /** Time of the last call in milliseconds. */
  lastSeenAt: number;
}

const SESSION_LIFE_MS = 30 * 60 * 1000; // F-09
/** Our choice: a session also ends after twelve hours of use (NIST SP 800-63B, AAL2). */
const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

export const emailKey = (email: string) => email.trim().toLowerCase();

const isOver = ({ startedAt, lastSeenAt }: Session, now: number) =>
  lastSeenAt + SESSION_LIFE_MS <= now || startedAt + MAX_SESSION_MS <= now;

function createSessions(database: Database, now: () => number) {
  const sessions = database.records<Session>('session');
  /** Sessions that ended while the disk couldn't write. */
  const ended = new Set<string>();

  /** Works on a full disk too, so logging out always works. */
  function endSession(id: string): void {
    ended.add(id);
    database.bestEffort(() => {
      sessions.remove(id);
      ended.delete(id);
    });
  }

  return {
    startSession(identityUuid: string): Session {
      const at = now();
      const session = { id: randomUUID(), identityUuid, startedAt: at, lastSeenAt: at };
      sessions.put(session.id, session, identityUuid);
      return session;
    },

    liveSession(id: string): Session | null {
      const session = sessions.get(id);
      if (!session || ended.has(id) || isOver(session, now())) return null;
      const seen = { ...session, lastSeenAt: now() };
      database.bestEffort(() => sessions.put(id, seen, session.identityUuid));
      return seen;
    },

    endSession,

    endSessions(identityUuid: string): void {
      for (const { id } of sessions.ownedBy(identityUuid)) endSession(id);
    },
  };
}

export function createIdentities(database: Database, now: () => number) {
  const people = database.records<Identity>('identity');

  const save = (identity: Identity) => {
    people.put(identity.uuid, identity, emailKey(identity.email));
  };

  const sessions = createSessions(database, now);

  function change(uuid: string, changes: Partial<Identity>): void {
    const identity = people.get(uuid);
    if (identity) save({ ...identity, ...changes, updatedAt: new Date(now()).toISOString() });
  }

  return {
    byUuid: (uuid: string) => people.get(uuid),
    byEmail: (email: string): Identity | null => people.ownedBy(emailKey(email))[0] ?? null,

    create(given: Pick<Identity, 'email' | 'passwordHash' | 'org'> & Partial<Identity>): Identity {
      const identity: Identity = {
        uuid: randomUUID(),
        isEmailConfirmed: false,
        phoneNumber: null,
        profileType: 'BORROWER',
        name: null,
        dob: null,
        homeAddress: null,
        isBroker: false,
        hasProfile: true,
        optimizelyProfileUuid: null,
        updatedAt: new Date(now()).toISOString(),
        ...given,
      };
      save(identity);
      return identity;
    },

    remove(uuid: string): void {
      people.remove(uuid);
    },

    change,

    /**
     * Sets a new password through an email link, which also confirms the address. Users who are signed in must know
     * the new one.
     */
    changePassword(uuid: string, passwordHash: string): void {
      change(uuid, { passwordHash, isEmailConfirmed: true });
      sessions.endSessions(uuid);
    },

    ...sessions,
  };
}

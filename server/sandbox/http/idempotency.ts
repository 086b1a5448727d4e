import { createHmac } from 'node:crypto';

import type { Database } from '#server/sandbox/storage/database.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import { HttpError } from '#server/sandbox/httpError.ts';

const LIFE_MS = 24 * 60 * 60 * 1000; // SC-09
const MAX_STORED = 5_000;

/** The result of a call: the body of its answer and its cookies. */
export interface CallOutcome {
  readonly answer: unknown;
  readonly cookies: readonly string[];
  /** Who was signed in, and with which password. The stored result has no session, so a repeat starts its own. */
  readonly signsIn: Pick<Identity, 'uuid' | 'passwordHash'> | null;
}

const withoutBearer = ({ answer, cookies, signsIn }: CallOutcome): CallOutcome =>
  signsIn === null
    ? { answer, cookies, signsIn }
    : { answer: { ...Object(answer), jwt: null }, cookies, signsIn };

interface StoredOutcome extends CallOutcome {
  /** An HMAC of the body, which may contain a secret. */
  readonly fingerprint: string;
  readonly at: number;
}

/** Keys of different callers and endpoints never collide. */
export interface KeyScope {
  readonly owner: string;
  readonly endpoint: string;
  readonly key: string;
}

export interface Keyed {
  readonly id: string;
  readonly fingerprint: string;
}

/** Answers a repeated create call with the first answer (SC-09). */
export function createIdempotency(database: Database, secret: string, now: () => number) {
  const outcomes = database.records<StoredOutcome>('idempotency');

  const fingerprintOf = async (body: unknown) => {
    const files: Blob[] = [];
    const text = JSON.stringify(body, (_key, value: unknown) => {
      if (!(value instanceof Blob)) return value;
      files.push(value);
      return [value.size, value.type];
    });
    const fingerprint = createHmac('sha256', secret).update(text ?? '');
    for (const file of files) fingerprint.update(await file.bytes());
    return fingerprint.digest('base64url');
  };

  return {
    keyed: async ({ owner, endpoint, key }: KeyScope, body: unknown): Promise<Keyed> => ({
      id: `${owner}|${endpoint}|${key}`,
      fingerprint: await fingerprintOf(body),
    }),

    /** Returns the result of an earlier call with this key. Refuses a key that was used for something else. */
    find({ id, fingerprint }: Keyed): CallOutcome | null {
      const first = outcomes.get(id);
      if (!first || first.at + LIFE_MS <= now()) return null;
      if (first.fingerprint !== fingerprint)
        throw new HttpError(422, {
          message: 'This key was used for something else.',
          code: 'IDEMPOTENCY_KEY_REUSED',
        });
      return first;
    },

    /** Stores a success in its call's transaction. A refused call can be corrected and sent again. */
    keep({ id, fingerprint }: Keyed, outcome: CallOutcome): void {
      outcomes.put(id, { fingerprint, at: now(), ...withoutBearer(outcome) });
      outcomes.trimTo(MAX_STORED);
    },
  };
}

import { createHmac } from 'node:crypto';

import type { Database } from '#server/sandbox/storage/database.ts';
import { Refusal } from '#server/sandbox/refusal.ts';

const LIFE_MS = 24 * 60 * 60 * 1000; // SC-09
const MOST_KEPT = 5_000;

/** What a creating call came to: the body of its answer, and the cookies that went with it. */
export interface Outcome {
  readonly answer: unknown;
  readonly cookies: readonly string[];
  /** Whom it signed in: what is stored has no bearer and no session, and a repeat begins a session of its own. */
  readonly signsIn: string | null;
}

/** An outcome without the bearer of its answer. */
const withoutBearer = ({ answer, cookies, signsIn }: Outcome): Outcome =>
  signsIn === null
    ? { answer, cookies, signsIn }
    : { answer: { ...Object(answer), jwt: null }, cookies, signsIn };

interface Kept extends Outcome {
  /** Of the body, with the lender's key: the body itself may hold a secret. */
  readonly fingerprint: string;
  readonly at: number;
}

/** Whose key it is: keys of different people and calls never meet. */
export interface KeyPlace {
  readonly owner: string;
  readonly endpoint: string;
  readonly key: string;
}

/** Answers the repeat of a creating call with its first answer (SC-09). */
export function createIdempotency(database: Database, secret: string, now: () => number) {
  const kept = database.records<Kept>('idempotency');
  const underWay = new Map<string, Promise<Outcome>>();

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

  const recall = (id: string, fingerprint: string): Kept | null => {
    const first = kept.get(id);
    if (!first || first.at + LIFE_MS <= now()) return null;
    if (first.fingerprint !== fingerprint)
      throw new Refusal(422, {
        message: 'This key was used for something else.',
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    return first;
  };

  /** Does the work once for one key, and says whether it is a repeat; only a good answer is kept, so a refused call can be mended. */
  return async function once(
    place: KeyPlace,
    body: unknown,
    work: () => Promise<Outcome>,
  ): Promise<Outcome & { readonly isRepeat: boolean }> {
    const id = `${place.owner}|${place.endpoint}|${place.key}`;
    const fingerprint = await fingerprintOf(body);
    for (let other = underWay.get(id); other; other = underWay.get(id))
      await other.catch(() => null);
    const first = recall(id, fingerprint);
    if (first) return { ...first, isRepeat: true };

    const working = work();
    underWay.set(id, working);
    try {
      const outcome = await working;
      kept.put(id, { fingerprint, at: now(), ...withoutBearer(outcome) });
      kept.keepNewest(MOST_KEPT);
      return { ...outcome, isRepeat: false };
    } finally {
      underWay.delete(id);
    }
  };
}

import type { KeyValue } from '#sagas/ports.ts';

const LONGEST_TOKEN = 8_192; // SC-08
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Where the session's bearer lives: memory, and one key of session storage (A-71, SC-07). */
export interface Tokens {
  /** The bearer to send, or null. */
  current(): string | null;
  /** Numbers a request, so that an old answer cannot put an old token back (FT-25). */
  issue(): number;
  /** Takes the bearer of an answer to the request with this number; tells whether it was taken. */
  take(authorization: string | null, request: number): boolean;
  /** Takes the jwt of a legacy registration, which comes in the answer's body (decision 10). */
  adopt(jwt: string): void;
  /** Calls `heard` whenever a bearer was taken; returns the way to stop. */
  onTaken(heard: () => void): () => void;
  /** Forgets the bearer. Answers that are still under way bring none back (FT-30). */
  clear(): void;
}

export function createTokens(storage: KeyValue, key: string): Tokens {
  const stored = storage.read(key);
  let token = stored !== null && BEARER.test(`Bearer ${stored}`) ? stored : null;
  let issued = 0;
  let newestTaken = 0;
  const listeners = new Set<() => void>();

  const keep = (bearer: string, request: number) => {
    newestTaken = request;
    token = bearer;
    storage.write(key, bearer);
    for (const heard of listeners) heard();
  };

  return {
    current: () => token,
    issue: () => {
      issued += 1;
      return issued;
    },
    take(authorization, request) {
      if (authorization === null || authorization.length > LONGEST_TOKEN) return false;
      const [, bearer] = BEARER.exec(authorization) ?? [];
      if (bearer === undefined || request <= newestTaken) return false;
      keep(bearer, request);
      return true;
    },
    adopt(jwt) {
      if (jwt.length <= LONGEST_TOKEN && BEARER.test(`Bearer ${jwt}`)) keep(jwt, issued);
    },
    onTaken(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    clear() {
      newestTaken = issued;
      token = null;
      storage.remove(key);
    },
  };
}

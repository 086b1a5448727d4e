import type { KeyValue } from '#sagas/ports.ts';

const LONGEST_TOKEN = 8_192; // SC-08
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The bearer of a header, or null for anything that is none (SC-08). */
const bearerIn = (authorization: string | null): string | null =>
  authorization === null || authorization.length > LONGEST_TOKEN
    ? null
    : (BEARER.exec(authorization)?.[1] ?? null);

/** Where the session's bearer lives: memory, and one key of session storage (A-71, SC-07). */
export interface Tokens {
  /** The bearer to send, or null. */
  current(): string | null;
  /** Whose it is, which a page that cannot ask the lender still knows after a reload (FT-26); null until it was said. */
  owner(): string | null;
  belongTo(identityUuid: string): void;
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

export function createTokens(storage: KeyValue, key: string, ownerKey: string): Tokens {
  let token = bearerIn(`Bearer ${storage.read(key) ?? ''}`);
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
    owner: () => storage.read(ownerKey),
    belongTo: (identityUuid) => storage.write(ownerKey, identityUuid),
    issue: () => {
      issued += 1;
      return issued;
    },
    take(authorization, request) {
      const bearer = bearerIn(authorization);
      if (bearer === null || request <= newestTaken) return false;
      keep(bearer, request);
      return true;
    },
    adopt(jwt) {
      const bearer = bearerIn(`Bearer ${jwt}`);
      if (bearer !== null) keep(bearer, issued);
    },
    onTaken(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    clear() {
      newestTaken = issued;
      token = null;
      storage.remove(key);
      storage.remove(ownerKey);
    },
  };
}

import type { KeyValue } from '#sagas/ports.ts';

const MAX_TOKEN_LENGTH = 8_192; // SC-08
/** A JWT, or an opaque RFC 6750 token that is too long to be an ordinary word (API-08). */
const BEARER = /^Bearer ((?:[\w-]+\.){2}[\w-]+|[\w.~+/-]{16,}=*)$/;

/** Returns the bearer of a header, or null if invalid (SC-08). */
export const bearerIn = (authorization: string | null): string | null =>
  authorization === null || authorization.length > MAX_TOKEN_LENGTH
    ? null
    : (BEARER.exec(authorization)?.[1] ?? null);

/** The session's bearer, in memory and in session storage (A-71, SC-07). */
export interface Tokens {
  current(): string | null;
  /** The identity that the bearer belongs to. It survives a reload, for when we can't ask the lender (FT-26). */
  owner(): string | null;
  setOwner(identityUuid: string): void;
  /** Numbers a request, so a late response can't bring an old bearer back (FT-25). */
  issue(): number;
  /** Takes the bearer of this request's response. Returns whether it did. */
  take(authorization: string | null, request: number): boolean;
  /** Takes the jwt from the body of a legacy registration (decision 10). */
  set(jwt: string): void;
  /** Calls the listener after each new bearer. Returns a function to unsubscribe. */
  onRenewal(onRenewed: () => void): () => void;
  /** Removes the bearer. Responses to pending requests can't bring it back (FT-30). */
  clear(): void;
}

type TokenStorage = Pick<KeyValue, 'read' | 'write' | 'remove'>;

export function createTokens(storage: TokenStorage, key: string, ownerKey: string): Tokens {
  let token = bearerIn(`Bearer ${storage.read(key) ?? ''}`);
  let issued = 0;
  let newestTaken = 0;
  const listeners = new Set<() => void>();

  const store = (bearer: string, request: number) => {
    newestTaken = request;
    token = bearer;
    storage.write(key, bearer);
    for (const onRenewed of listeners) onRenewed();
  };

  return {
    current: () => token,
    owner: () => storage.read(ownerKey),
    setOwner: (identityUuid) => storage.write(ownerKey, identityUuid),
    issue: () => {
      issued += 1;
      return issued;
    },
    take(authorization, request) {
      const bearer = bearerIn(authorization);
      if (bearer === null || request <= newestTaken) return false;
      store(bearer, request);
      return true;
    },
    set(jwt) {
      const bearer = bearerIn(`Bearer ${jwt}`);
      if (bearer !== null) store(bearer, issued);
    },
    onRenewal(onRenewed) {
      listeners.add(onRenewed);
      return () => void listeners.delete(onRenewed);
    },
    clear() {
      newestTaken = issued;
      token = null;
      storage.remove(key);
      storage.remove(ownerKey);
    },
  };
}

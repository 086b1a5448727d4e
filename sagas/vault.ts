/** Holds secrets for the moment between a form and its call, so that no action carries one (F-10). */
export interface Vault {
  /** Puts a secret in; the handle may stand in an action. */
  deposit(secret: string): string;
  /** Takes a secret out, once. Null when it was taken, or never there (as after a reload). */
  redeem(handle: string): string | null;
  /** Takes a secret away that nobody will ask for any more. */
  forget(handle: string | null): void;
  /** The idempotency key of a wish that has a secret in it: the same for the same wish, until it is settled (SC-09). */
  keyOf(wish: string): string;
  /** The lender has answered the last wish: the same one is a new one from now on. */
  settleWish(): void;
  clear(): void;
}

/** More than ever waits at once; of what is put in beyond it, the oldest goes (S7). */
const ROOM = 50;

export function createVault(newId: () => string): Vault {
  const secrets = new Map<string, string>();
  let last: { readonly wish: string; readonly key: string } | null = null;
  return {
    deposit(secret) {
      const handle = newId();
      secrets.set(handle, secret);
      const [oldest] = secrets.keys();
      if (oldest !== undefined && secrets.size > ROOM) secrets.delete(oldest);
      return handle;
    },
    redeem(handle) {
      const secret = secrets.get(handle) ?? null;
      secrets.delete(handle);
      return secret;
    },
    forget: (handle) => {
      if (handle !== null) secrets.delete(handle);
    },
    keyOf(wish) {
      if (last?.wish !== wish) last = { wish, key: newId() };
      return last.key;
    },
    settleWish() {
      last = null;
    },
    clear() {
      secrets.clear();
      last = null;
    },
  };
}

/** Holds secrets for the moment between a form and its call, so that no action carries one (F-10). */
export interface Vault {
  /** Puts a secret in; the handle may stand in an action. */
  deposit(secret: string): string;
  /** Takes a secret out, once. Null when it was taken, or never there (as after a reload). */
  redeem(handle: string): string | null;
  /** Takes a secret away that nobody will ask for any more. */
  forget(handle: string | null): void;
  clear(): void;
}

/** More than ever waits at once; of what is put in beyond it, the oldest goes (S7). */
const ROOM = 50;

export function createVault(newId: () => string): Vault {
  const secrets = new Map<string, string>();
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
    clear: () => secrets.clear(),
  };
}

/** Holds secrets for the moment between a form and its call, so that no action carries one (F-10). */
export interface Vault {
  /** Puts a secret in; the handle may stand in an action. */
  deposit(secret: string): string;
  /** Takes a secret out, once. Null when it was taken, or never there (as after a reload). */
  redeem(handle: string): string | null;
  clear(): void;
}

export function createVault(newId: () => string): Vault {
  const secrets = new Map<string, string>();
  return {
    deposit(secret) {
      const handle = newId();
      secrets.set(handle, secret);
      return handle;
    },
    redeem(handle) {
      const secret = secrets.get(handle) ?? null;
      secrets.delete(handle);
      return secret;
    },
    clear: () => secrets.clear(),
  };
}

/** Holds secrets between a form and its call, so no action carries one (F-10). */
export interface Vault {
  /** Returns the handle of a secret, which an action may contain. */
  deposit(secret: string): string;
  /** Takes a secret out, once. Returns null if it is gone, for example after a reload. */
  redeem(handle: string): string | null;
  forget(handle: string | null): void;
  /**
   * Returns the idempotency key of a write with a secret. It is the same for the same request until the write is
   * settled (SC-09).
   */
  keyOf(scope: string, request: string): string;
  /** Settles a write. From then on, the same request is a new write. */
  settle(scope: string): void;
  clear(): void;
}

/** More than are ever waiting at once. Beyond this, the oldest is dropped (S7). */
const MAX_SECRETS = 50;

export function createVault(newId: () => string): Vault {
  const secrets = new Map<string, string>();
  const pendingWrites = new Map<string, { readonly request: string; readonly key: string }>();
  return {
    deposit(secret) {
      const handle = newId();
      secrets.set(handle, secret);
      const [oldest] = secrets.keys();
      if (oldest !== undefined && secrets.size > MAX_SECRETS) secrets.delete(oldest);
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
    keyOf(scope, request) {
      const pending = pendingWrites.get(scope);
      if (pending?.request === request) return pending.key;
      const key = newId();
      pendingWrites.set(scope, { request, key });
      return key;
    },
    settle: (scope) => void pendingWrites.delete(scope),
    clear() {
      secrets.clear();
      pendingWrites.clear();
    },
  };
}

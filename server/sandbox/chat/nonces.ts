import { randomBytes } from 'node:crypto';

/** Our choice: long enough for some failed refreshes and a slow hidden tab (CHAT-28). */
const LIFE_MS = 5 * 60_000;

interface Vouched {
  readonly identityUuid: string;
  readonly expiresAt: number;
}

/** Creates nonces, which prove a borrower's session to the chat (CHAT-27). */
export function createNonces(now: () => number) {
  const byNonce = new Map<string, Vouched>();

  const prune = () => {
    for (const [nonce, { expiresAt }] of byNonce) if (expiresAt <= now()) byNonce.delete(nonce);
  };

  return {
    issue(identityUuid: string): string {
      prune();
      const nonce = randomBytes(18).toString('base64url');
      byNonce.set(nonce, { identityUuid, expiresAt: now() + LIFE_MS });
      return nonce;
    },
    /** The old nonce stays valid until it expires, because the answer with a new one may be lost. */
    isOf(identityUuid: string, nonce: string): boolean {
      prune();
      return byNonce.get(nonce)?.identityUuid === identityUuid;
    },
    clear: () => byNonce.clear(),
  };
}

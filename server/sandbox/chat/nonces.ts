import { randomBytes } from 'node:crypto';

/** chosen: some refreshes may fail, and a hidden tab is slow (CHAT-28). */
const LIFE_MS = 5 * 60_000;

interface Vouched {
  readonly identityUuid: string;
  readonly expiresAt: number;
}

/** What vouches for a borrower's session to the chat (CHAT-27). */
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
    /** The old nonce stays valid to its end: the answer with a new one may be lost. */
    isOf(identityUuid: string, nonce: string): boolean {
      prune();
      return byNonce.get(nonce)?.identityUuid === identityUuid;
    },
    clear: () => byNonce.clear(),
  };
}

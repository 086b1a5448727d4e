const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 15_000;

/**
 * Returns the pause before the next attempt to connect (chat.md section 3): between half and all of a limit that
 * doubles each time.
 */
export function backoffMs(attempt: number, random: number): number {
  const top = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempt);
  return top / 2 + (random * top) / 2;
}

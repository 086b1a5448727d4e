const FIRST_TOP_MS = 500;
const LONGEST_TOP_MS = 15_000;

/** The pause before a further try to connect (chat.md section 3): between half and all of a top that doubles. */
export function backoffMs(attempt: number, random: number): number {
  const top = Math.min(LONGEST_TOP_MS, FIRST_TOP_MS * 2 ** attempt);
  return top / 2 + (random * top) / 2;
}

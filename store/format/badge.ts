const MAX_COUNT = 9;

/** Returns the text of a badge ("9+" above nine), or null for zero. */
export const badgeText = (count: number): string | null =>
  count === 0 ? null : count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);

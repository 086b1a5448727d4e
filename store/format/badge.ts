const MOST_COUNTED = 9;

/** Returns the text of a badge ("9+" above nine), or null for zero. */
export const badgeText = (count: number): string | null =>
  count === 0 ? null : count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);

const MOST_COUNTED = 9;

/** The count on a badge, "9+" above nine; null for none. */
export const badgeText = (count: number): string | null =>
  count === 0 ? null : count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);

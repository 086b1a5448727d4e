import { formatWholeDollars } from '#store/format/money.ts';

import type { OfferSet } from './offers.ts';

export interface EquityPart {
  part: 'owed' | 'available' | 'kept';
  label: string;
  value: string;
  /** Share of the home's value, 0 to 1. */
  share: number;
}

/**
 * Splits the home's value into what is owed, the possible line and the rest. Null if the lender doesn't give the
 * parts or they don't add up.
 */
export function homeEquityOf({
  homeEquity,
  maxDraw,
}: Readonly<Pick<OfferSet, 'homeEquity' | 'maxDraw'>>): {
  value: string;
  parts: EquityPart[];
} | null {
  if (homeEquity === null) return null;
  const { value, owed } = homeEquity;
  const available = Math.floor(maxDraw);
  const kept = value - owed - available;
  if (!(value > 0) || kept < 0) return null;
  const part = (name: EquityPart['part'], label: string, amount: number): EquityPart => ({
    part: name,
    label,
    value: formatWholeDollars(amount),
    share: amount / value,
  });
  return {
    value: formatWholeDollars(value),
    parts: [
      part('owed', 'You owe', owed),
      part('available', 'You can borrow', available),
      part('kept', 'Stays untouched', kept),
    ],
  };
}

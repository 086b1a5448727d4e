import { formatWholeDollars } from '#store/format/money.ts';

import type { OfferSet } from './offers.ts';

export interface EquityPart {
  part: 'owed' | 'available' | 'kept';
  label: string;
  value: string;
  /** Of the home's value, 0 to 1. */
  share: number;
}

/**
 * The parts of the home's value: what is owed, what the line can be, what stays. Null where the lender does not tell
 * them, or they do not add up.
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

import { boundsOf, type OfferChoice, type OfferSet } from './offers.ts';

/** The whole dollars within the limits that are nearest to a draw; null for no amount. */
export function nearestAmount(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): number | null {
  const bounds = boundsOf(set, choice);
  if (bounds === null || !Number.isFinite(choice.amount)) return null;
  return Math.max(bounds.min, Math.min(Math.floor(choice.amount), bounds.max));
}

import { boundsOf, type OfferChoice, type OfferSet } from './offers.ts';

/** Returns the amount within the limits, in whole dollars, that is nearest to a draw, or null. */
export function nearestAmount(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): number | null {
  const bounds = boundsOf(set, choice);
  if (bounds === null || !Number.isFinite(choice.amount)) return null;
  return Math.max(bounds.min, Math.min(Math.floor(choice.amount), bounds.max));
}

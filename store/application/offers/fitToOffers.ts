import { formatWholeDollars } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import { boundsOf, preferencesFor, termsOf, type OfferChoice, type OfferSet } from './offers.ts';

function allowed(set: Readonly<OfferSet>, choice: Readonly<OfferChoice>): OfferChoice {
  const distance = (term: number) => Math.abs(term - choice.term);
  const [term = choice.term] = termsOf(set, choice.type).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  const possible = preferencesFor(set, { type: choice.type, term });
  const isPossible = possible.includes(choice.drawPreference);
  const drawPreference = isPossible ? choice.drawPreference : (possible[0] ?? 'PRESERVE');
  return { ...choice, term, drawPreference };
}

/** Returns the nearest choice that the offers allow, with a note if the amount was lowered. */
export function fitToOffers(
  set: Readonly<OfferSet>,
  wanted: Readonly<OfferChoice>,
): { choice: OfferChoice; note: string | null } {
  const choice = allowed(set, wanted);
  const bounds = boundsOf(set, choice);
  // NaN, from an empty box, doesn't exceed any limit.
  if (!bounds || !(choice.amount > bounds.max || bounds.isFixed)) return { choice, note: null };
  const lowered = { ...choice, amount: bounds.max };
  const most = formatWholeDollars(bounds.max);
  return {
    choice: lowered,
    note: bounds.isFixed
      ? null
      : `For ${formatYears(choice.term)} the most you can draw is ${most}.`,
  };
}

import { formatWholeDollars } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import { boundsOf, preferencesFor, termsOf, type OfferChoice, type OfferSet } from './offers.ts';

/** A choice as far as the offers allow it: the nearest term of the type, a preference there is room for. */
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

/**
 * A choice after its type, term or preference changed: one the offers allow, an amount that fits, and what to say
 * when the amount had to come down.
 */
export function settle(
  set: Readonly<OfferSet>,
  wanted: Readonly<OfferChoice>,
): { choice: OfferChoice; note: string | null } {
  const choice = allowed(set, wanted);
  const bounds = boundsOf(set, choice);
  // An empty amount, which is NaN, is over no limit.
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

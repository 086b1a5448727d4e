import { formatCents, formatWholeDollars } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import { NO_DAY } from './loanMaths.ts';
import {
  boundsOf,
  offerFor,
  offerTypes,
  quoteOf,
  termsOf,
  validateChoice,
  type OfferChoice,
  type OfferSet,
} from './offers.ts';
import { offerTypeLabel } from './offerTexts.ts';

const possibleQuote = (set: Readonly<OfferSet>, choice: Readonly<OfferChoice>) =>
  validateChoice(set, choice).amount === undefined ? quoteOf(set, choice, NO_DAY) : null;

/**
 * Returns payment, interest and maximum draw of each term, for the wanted amount or the term's maximum if that is
 * lower. If the amount differs from the choice's, the payment says which amount it is for. While the choice is
 * impossible, this replaces the interest, and the cards keep their height as the user types.
 */
export function termFacts(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
  wanted: number = choice.amount,
) {
  const isPossible = possibleQuote(set, choice) !== null;
  return termsOf(set, choice.type).map((term) => {
    const other = { ...choice, term };
    const { max, isFixed } = boundsOf(set, other) ?? { max: 0 };
    const amount = isFixed ? max : Math.min(wanted, max);
    const quote = possibleQuote(set, { ...other, amount });
    const forAmount = quote && `for ${formatWholeDollars(amount)}`;
    const ending = isPossible && amount !== choice.amount ? ` ${forAmount}` : '';
    return {
      value: term,
      label: formatYears(term),
      payment: quote && `${formatCents(quote.monthlyPayment)} a month${ending}`,
      interest: quote && (isPossible ? `${formatCents(quote.totalInterest)} interest` : forAmount),
      most: `Draw up to ${formatWholeDollars(max)}`,
    };
  });
}

/** Says why the maximum differs by term, or returns null if it doesn't. */
export function termLimitNote(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): string | null {
  const most = termsOf(set, choice.type).map(
    (term) => boundsOf(set, { ...choice, term })?.max ?? 0,
  );
  return most[0] !== undefined && most[0] < (most.at(-1) ?? 0)
    ? 'A shorter term has higher payments, so you can draw less.'
    : null;
}

/** Says why the draw is smaller than the line (costs take the rest) or can't be changed. */
export function amountNote(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): string | undefined {
  const bounds = boundsOf(set, choice);
  const offer = offerFor(set, choice);
  if (bounds === null || offer === null) return undefined;
  if (bounds.isFixed) return "You're drawing the maximum, so this is fixed.";
  const line = Math.floor(offer.maxDraw);
  return bounds.max < line
    ? `For ${formatYears(choice.term)} your line can be ${formatWholeDollars(line)}. The costs are part of it, so you can draw ${formatWholeDollars(bounds.max)}.`
    : undefined;
}

/**
 * What a lower rate saves against its higher fee, or how much more both cost together. Null for a single type, and for
 * different draws.
 *
 * - "Lower rate saves $10,228 over 30 years. Its fee is $2,100 higher."
 * - "Lower rate costs $963 more over 5 years: its fee is $2,100 higher."
 */
export function feeAgainstRate(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): string | null {
  const quotes = offerTypes(set).flatMap((type) => {
    const quote = possibleQuote(set, { ...choice, type });
    return quote === null ? [] : [{ type, quote }];
  });
  const [lowest, other] = quotes.toSorted((one, next) => one.quote.rate - next.quote.rate);
  if (lowest === undefined || other === undefined) return null;
  if (lowest.quote.draw !== other.quote.draw) return null;
  const cost = lowest.quote.fee - other.quote.fee;
  if (!(cost > 0)) return null;
  const saved = other.quote.totalInterest - lowest.quote.totalInterest;
  const name = offerTypeLabel(lowest.type);
  const years = formatYears(choice.term);
  const fee = formatWholeDollars(cost);
  const more = Math.round(cost - saved);
  return more > 0
    ? `${name} costs ${formatWholeDollars(more)} more over ${years}: its fee is ${fee} higher.`
    : `${name} saves ${formatWholeDollars(saved)} over ${years}. Its fee is ${fee} higher.`;
}

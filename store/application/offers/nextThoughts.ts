import { formatWholeDollars } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import { isSameChoice } from './isSameChoice.ts';
import { NO_DAY } from './loanMaths.ts';
import {
  offerTypes,
  quoteOf,
  termsOf,
  validateChoice,
  type OfferChoice,
  type OfferQuote,
  type OfferSet,
} from './offers.ts';

export interface NextThought {
  id: 'smallerPayment' | 'sooner' | 'lowestCost';
  label: string;
  /** Two differences: "+$212 a month", "−$118,400 interest". */
  differences: [string, string];
  choice: OfferChoice;
}

type Choice = Readonly<OfferChoice>;
interface Quoted {
  choice: OfferChoice;
  quote: OfferQuote;
}

function quoted(set: Readonly<OfferSet>, choice: Choice): Quoted | null {
  if (Object.keys(validateChoice(set, choice)).length > 0) return null;
  const quote = quoteOf(set, choice, NO_DAY);
  return quote && { choice, quote };
}

/** "+$212" or "−$118,400". */
const signed = (dollars: number) =>
  `${dollars < 0 ? '−' : '+'}${formatWholeDollars(Math.abs(Math.round(dollars)))}`;

const costOf = ({ totalInterest, fee }: OfferQuote) => totalInterest + fee;

const LESS_A_MONTH = 100;
const DRAW_STEP = 100;

/** Finds a draw whose monthly payment is at least this much lower, unless it would be too small. */
function smallerPayment(set: Readonly<OfferSet>, now: Quoted): NextThought | null {
  const { choice, quote } = now;
  const share = 1 - LESS_A_MONTH / quote.monthlyPayment;
  const amount = Math.floor((choice.amount * share) / DRAW_STEP) * DRAW_STEP;
  const other = quoted(set, { ...choice, amount });
  if (other === null) return null;
  return {
    id: 'smallerPayment',
    label: `${formatWholeDollars(LESS_A_MONTH)} less a month`,
    differences: [
      `${signed(amount - choice.amount)} to draw`,
      `${signed(other.quote.totalInterest - quote.totalInterest)} interest`,
    ],
    choice: other.choice,
  };
}

function sooner(set: Readonly<OfferSet>, { choice, quote }: Quoted): NextThought | null {
  const shorter = termsOf(set, choice.type)
    .filter((term) => term < choice.term)
    .toReversed()
    .map((term) => quoted(set, { ...choice, term }));
  const other = shorter.find((one) => one !== null);
  if (!other) return null;
  return {
    id: 'sooner',
    label: `Done ${formatYears(choice.term - other.choice.term)} sooner`,
    differences: [
      `${signed(other.quote.monthlyPayment - quote.monthlyPayment)} a month`,
      `${signed(other.quote.totalInterest - quote.totalInterest)} interest`,
    ],
    choice: other.choice,
  };
}

function lowestCost(set: Readonly<OfferSet>, { choice, quote }: Quoted): NextThought | null {
  const [other] = offerTypes(set)
    .flatMap((type) => termsOf(set, type).map((term) => quoted(set, { ...choice, type, term })))
    .filter((one) => one !== null)
    .toSorted((one, next) => costOf(one.quote) - costOf(next.quote));
  if (other === undefined || isSameChoice(other.choice, choice)) return null;
  return {
    id: 'lowestCost',
    label: 'Lowest total cost',
    differences: [
      `${signed(other.quote.monthlyPayment - quote.monthlyPayment)} a month`,
      `${signed(costOf(other.quote) - costOf(quote))} in all`,
    ],
    choice: other.choice,
  };
}

/** Returns suggestions for a choice, without duplicates. Empty if the choice is impossible. */
export function nextThoughts(set: Readonly<OfferSet>, choice: Choice): NextThought[] {
  // A fixed draw differs by term, so its terms can't be compared.
  if (choice.drawPreference === 'MAXIMIZE') return [];
  const now = quoted(set, { ...choice });
  if (now === null) return [];
  const thoughts = [smallerPayment, sooner, lowestCost]
    .map((thought) => thought(set, now))
    .filter((thought) => thought !== null);
  return thoughts.filter(
    (thought, at) =>
      !thoughts.slice(0, at).some((other) => isSameChoice(other.choice, thought.choice)),
  );
}

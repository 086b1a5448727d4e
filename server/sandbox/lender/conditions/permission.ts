import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { monthlyPayment, totalInterest } from '#store/application/offers/loanMaths.ts';
import { formatCents, formatWholeDollars, toCents } from '#store/format/money.ts';

import type { ConditionRecord, NewCondition } from './conditionRecord.ts';

type Quote = NonNullable<ApplicationRecord['selectedQuote']>;

/** The dollars of the magic name Permission. */
const LESS = 5_000;

/** Returns the chosen offer with a smaller draw at the same rate. */
function lowered(quote: Quote, less: number): Quote {
  const { rate, term } = quote;
  const total = toCents(quote.total - less);
  return {
    ...quote,
    total,
    amount: toCents(quote.amount - less),
    cash: toCents(quote.cash - less),
    ...(term !== null && {
      monthlyPayment: monthlyPayment(total, rate, term),
      monthlyPaymentWithoutAutopay: null,
      totalInterest: totalInterest(total, rate, term),
    }),
  };
}

/** Asks whether the draw may be smaller. Without a chosen offer, only asks about the change. */
export function askToLower({ selectedQuote: quote }: ApplicationRecord): NewCondition {
  const asked = {
    categoryEnum: 'REQUEST_PERMISSION_FROM_CUSTOMER',
    commentsToBorrower: 'We can confirm a little less income than you told us.',
  } as const;
  if (!quote) return asked;
  const next = lowered(quote, LESS);
  const less = formatWholeDollars(quote.cash - next.cash);
  const effect = `Your rate stays the same. Your monthly payment goes from ${formatCents(quote.monthlyPayment)} to ${formatCents(next.monthlyPayment)}. You get ${less} less in cash.`;
  const from = formatCents(quote.amount);
  const change = [{ field: 'First draw', from, to: formatCents(next.amount), effect }];
  return { ...asked, lowersDrawBy: LESS, xtraData: { change } };
}

/** Returns the application after the borrower agreed to a change. */
export const permitted = (
  application: ApplicationRecord,
  { lowersDrawBy }: ConditionRecord,
): ApplicationRecord => {
  const { selectedQuote } = application;
  return selectedQuote === null || lowersDrawBy === null
    ? application
    : { ...application, selectedQuote: lowered(selectedQuote, lowersDrawBy) };
};

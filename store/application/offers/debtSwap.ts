import { formatCents, formatWholeDollars, toCents } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import { NO_DAY } from './loanMaths.ts';
import {
  paidDebts,
  quoteOf,
  validateChoice,
  type Liability,
  type OfferChoice,
  type OfferSet,
} from './offers.ts';

const MONTHS = 12;

/**
 * Returns the remaining interest of a debt at today's payment, in dollars. Null without a rate, or if the payment
 * never pays off the debt.
 */
export function interestLeft({
  monetaryBalance: balance,
  monetaryCalculatedNextPaymentMinimumAmount: payment,
  interestRate,
}: Readonly<Liability>): number | null {
  if (interestRate === null) return null;
  const rate = interestRate / MONTHS;
  if (!(payment > balance * rate)) return null;
  const months =
    rate === 0 ? balance / payment : -Math.log(1 - (balance * rate) / payment) / Math.log1p(rate);
  return toCents(Math.max(0, months * payment - balance));
}

const sumOf = (amounts: readonly number[]) => toCents(amounts.reduce((sum, one) => sum + one, 0));

interface DebtSwap {
  /** "Today $721.00 a month. With us $376.24 for 15 years." */
  payments: string;
  /** Null if the interest of a debt is unknown. */
  interest: string | null;
}

/**
 * Returns what the ticked debts cost today, and as their share of the draw with costs. Null if a payment is unknown
 * or the choice is invalid.
 */
export function debtSwapOf(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): DebtSwap | null {
  const debts = paidDebts(set, choice);
  const payments = debts.map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount);
  if (debts.length === 0 || payments.some((payment) => !(payment > 0))) return null;
  if (Object.keys(validateChoice(set, choice)).length > 0) return null;
  const quote = quoteOf(set, choice, NO_DAY);
  if (quote === null || !(quote.cash > 0)) return null;
  const share = quote.debtsPaid / quote.cash;
  const withUs = toCents(quote.monthlyPayment * share);
  const left = debts.map(interestLeft);
  const known = left.filter((interest) => interest !== null);
  return {
    payments: `Today ${formatCents(sumOf(payments))} a month. With us ${formatCents(withUs)} for ${formatYears(quote.term)}.`,
    interest:
      known.length < left.length
        ? null
        : `Interest left to pay: today ${formatWholeDollars(sumOf(known))}, with us ${formatWholeDollars(toCents(quote.totalInterest * share))}.`,
  };
}

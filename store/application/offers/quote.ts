import { toCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

import type { OfferQuote } from './offers.ts';

/** What the lender computed for a choice; its numbers win over ours (screens.md, product/select/confirm). */
export interface LenderQuote {
  quoteId: string;
  total: number;
  amount: number;
  fee: number;
  feeCapped: boolean;
  recordingTax: number;
  cash: number;
  debtsPaid: number;
  /** Fractions. */
  rate: number;
  apr: number;
  term: number;
  drawPreference: string;
  discounts: string[];
  monthlyPayment: number;
  monthlyPaymentWithoutAutopay: number | null;
  totalInterest: number;
  /** `yyyy-MM`. */
  lastPayment: string | null;
  drawYears: number | null;
  costs: { name: string; amount: number; paidBy: string }[];
  expiresAt: string | null;
}

const sums = [
  'total',
  'fee',
  'recordingTax',
  'debtsPaid',
  'monthlyPayment',
  'monthlyPaymentWithoutAutopay',
  'totalInterest',
] as const;

const lengths = ['term', 'drawYears'] as const;

const monthOf = (iso: string) => iso.slice(0, 7);

/** One that the lender does not tell, and one that was not shown, is no other. */
const readsAs = <T>(write: (value: T) => unknown, told: T | null, shown: T | null) =>
  told === null || shown === null || write(told) === write(shown);

/** Whether the lender's numbers read as those that the person saw while choosing. */
export const isAsShown = (quote: Readonly<LenderQuote>, shown: Readonly<OfferQuote>): boolean =>
  readsAs(toCents, quote.amount, shown.draw) &&
  readsAs(toCents, quote.cash, shown.cashToYou) &&
  readsAs(formatPercent, quote.rate, shown.rate) &&
  readsAs(formatPercent, quote.apr, shown.rate) && // It was shown as the rate and the APR in one.
  readsAs(monthOf, quote.lastPayment, shown.lastPayment) &&
  sums.every((name) => readsAs(toCents, quote[name], shown[name])) &&
  lengths.every((name) => readsAs(String, quote[name], shown[name]));

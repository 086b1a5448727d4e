import { toCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

import type { namedPreferences } from './loanMaths.ts';
import type { OfferQuote } from './offers.ts';

/** The lender's numbers override ours (screens.md, product/select/confirm). */
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
  drawPreference: (typeof namedPreferences)[number];
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

/** A missing value equals any other. */
const readsAs = <T>(write: (value: T) => unknown, quoted: T | null, shown: T | null) =>
  quoted === null || shown === null || write(quoted) === write(shown);

/** Whether the lender's formatted numbers equal the visible ones. */
export const matchesShownQuote = (
  quote: Readonly<LenderQuote>,
  shown: Readonly<OfferQuote>,
): boolean =>
  readsAs(toCents, quote.amount, shown.draw) &&
  readsAs(toCents, quote.cash, shown.cashToYou) &&
  readsAs(formatPercent, quote.rate, shown.rate) &&
  readsAs(formatPercent, quote.apr, shown.rate) && // Shown as rate and APR.
  readsAs(monthOf, quote.lastPayment, shown.lastPayment) &&
  sums.every((name) => readsAs(toCents, quote[name], shown[name])) &&
  lengths.every((name) => readsAs(String, quote[name], shown[name]));

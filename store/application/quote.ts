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

const figures = [
  'total',
  'fee',
  'recordingTax',
  'debtsPaid',
  'rate',
  'term',
  'monthlyPayment',
  'monthlyPaymentWithoutAutopay',
  'totalInterest',
  'lastPayment',
  'drawYears',
] as const;

/**
 * Whether the lender's numbers are those that the person saw while choosing. One that it does not tell, and one that was
 * not shown, is no other.
 */
export const isAsShown = (quote: Readonly<LenderQuote>, shown: Readonly<OfferQuote>): boolean =>
  quote.amount === shown.draw &&
  quote.cash === shown.cashToYou &&
  figures.every(
    (name) => quote[name] === null || shown[name] === null || quote[name] === shown[name],
  );

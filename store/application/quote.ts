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

/** Whether the lender's numbers are those that the person saw while choosing. */
export const isAsShown = (quote: Readonly<LenderQuote>, shown: Readonly<OfferQuote>): boolean =>
  quote.total === shown.total &&
  quote.fee === shown.fee &&
  quote.recordingTax === shown.recordingTax &&
  quote.debtsPaid === shown.debtsPaid &&
  quote.rate === shown.rate &&
  quote.monthlyPayment === shown.monthlyPayment;

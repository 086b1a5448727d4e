import { formatMonth } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';

import { cappedFeeNote } from './offerTexts.ts';
import { NO_DAY } from './loanMaths.ts';
import { quoteOf, type OfferChoice, type OfferQuote, type OfferSet } from './offers.ts';

export interface ResultRow {
  label: string;
  value: string;
  note?: string;
}

export interface OfferResult {
  payment: string;
  rate: string;
  term: string;
  cash: string;
  /** The line and its interest. */
  paidBack: string;
  rows: ResultRow[];
  /** Announced after a pause: payment and cash (AX-33). */
  spoken: string;
  drawYears: number | null;
}

export const CASH_LABEL = 'Cash to you';
export const TAX_LABEL = 'Recording tax';
export const DEBTS_LABEL = 'Debts paid directly';

/** A draw below the ticked debts leaves no cash. */
const cashText = ({ cashToYou }: Readonly<OfferQuote>) =>
  cashToYou < 0 ? 'Too little for these debts' : formatCents(cashToYou);

function rowsOf(quote: Readonly<OfferQuote>, set: Readonly<OfferSet>, isDated: boolean) {
  const { fee, isFeeCapped, debtsPaid, monthlyPaymentWithoutAutopay } = quote;
  const cap = isFeeCapped && set.ofeeMaxThreshold !== null ? set.ofeeMaxThreshold : null;
  const rows: (ResultRow | false)[] = [
    { label: 'First draw', value: formatCents(quote.draw) },
    {
      label: 'Origination fee',
      value: formatCents(fee),
      ...(cap === null ? {} : { note: cappedFeeNote(cap) }),
    },
    { label: TAX_LABEL, value: formatCents(quote.recordingTax) },
    debtsPaid > 0 && { label: DEBTS_LABEL, value: formatCents(debtsPaid) },
    { label: CASH_LABEL, value: cashText(quote) },
    { label: 'Line of credit', value: formatCents(quote.total) },
    { label: 'Total interest', value: formatCents(quote.totalInterest) },
    isDated && { label: 'Last payment', value: formatMonth(quote.lastPayment) },
    monthlyPaymentWithoutAutopay !== null && {
      label: 'Payment without autopay',
      value: formatCents(monthlyPaymentWithoutAutopay),
    },
  ];
  return rows.filter((row) => row !== false);
}

/** Returns null for an invalid choice. */
export function offerResultOf(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
  today: string | null,
): OfferResult | null {
  if (!Number.isFinite(choice.amount)) return null;
  const quote = quoteOf(set, choice, today ?? NO_DAY);
  if (quote === null) return null;
  const payment = formatCents(quote.monthlyPayment);
  const cash = cashText(quote);
  return {
    payment,
    rate: formatPercent(quote.rate),
    term: formatYears(quote.term),
    cash,
    paidBack: formatCents(quote.total + quote.totalInterest),
    rows: rowsOf(quote, set, today !== null),
    spoken: `${payment} a month, ${quote.cashToYou < 0 ? cash.toLowerCase() : `${cash} to you`}`,
    drawYears: quote.drawYears,
  };
}

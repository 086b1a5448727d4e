import { formatMonth } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

import { cappedFeeNote } from './offerTexts.ts';
import { quoteOf, type OfferChoice, type OfferQuote, type OfferSet } from './offers.ts';

export interface ResultRow {
  label: string;
  value: string;
  /** A word beside the value. */
  note?: string;
}

/** What a choice comes to, in words and figures. */
export interface OfferResult {
  payment: string;
  rate: string;
  term: string;
  cash: string;
  rows: ResultRow[];
  /** What is said once the choice rests: payment and cash alone (AX-33). */
  spoken: string;
  drawYears: number | null;
}

/** chosen: a day that no payment is worked out from, while the lender's own is not known yet. */
const NO_DAY = '0001-01-01';

export const CASH_LABEL = 'Cash to you';

const termWords = (years: number) => `${years} years`;

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
    { label: 'Recording tax', value: formatCents(quote.recordingTax) },
    debtsPaid > 0 && { label: 'Debts paid directly', value: formatCents(debtsPaid) },
    { label: CASH_LABEL, value: formatCents(quote.cashToYou) },
    { label: 'Total of the line', value: formatCents(quote.total) },
    { label: 'Total interest', value: formatCents(quote.totalInterest) },
    isDated && { label: 'Last payment', value: formatMonth(quote.lastPayment) },
    monthlyPaymentWithoutAutopay !== null && {
      label: 'Payment without autopay',
      value: formatCents(monthlyPaymentWithoutAutopay),
    },
  ];
  return rows.filter((row) => row !== false);
}

/** Everything the result shows of a choice; null while the choice is none. */
export function resultOf(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
  today: string | null,
): OfferResult | null {
  if (!Number.isFinite(choice.amount)) return null;
  const quote = quoteOf(set, choice, today ?? NO_DAY);
  if (quote === null) return null;
  const payment = formatCents(quote.monthlyPayment);
  const cash = formatCents(quote.cashToYou);
  return {
    payment,
    rate: formatPercent(quote.rate),
    term: termWords(quote.term),
    cash,
    rows: rowsOf(quote, set, today !== null),
    spoken: `${payment} a month, ${cash} to you`,
    drawYears: quote.drawYears,
  };
}

/** The lines of the comparison, the same for every choice. */
export const comparedLabels = [
  'Monthly payment',
  'Rate',
  'Term',
  'First draw',
  'Origination fee',
  CASH_LABEL,
  'Total of the line',
  'Total interest',
] as const;

/** One choice as a column of the comparison. */
export const comparedValues = ({ payment, rate, term, rows }: Readonly<OfferResult>): string[] =>
  comparedLabels.map((label) => {
    if (label === 'Monthly payment') return payment;
    if (label === 'Rate') return rate;
    if (label === 'Term') return term;
    return rows.find((row) => row.label === label)?.value ?? '';
  });

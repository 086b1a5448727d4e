import { formatMonth } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';

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
const TAX_LABEL = 'Recording tax';
const DEBTS_LABEL = 'Debts paid directly';

/** A draw that does not pay the ticked debts leaves no cash; the form says what to do about it. */
const cashWords = ({ cashToYou }: Readonly<OfferQuote>) =>
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
    { label: CASH_LABEL, value: cashWords(quote) },
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
  const cash = cashWords(quote);
  return {
    payment,
    rate: formatPercent(quote.rate),
    term: formatYears(quote.term),
    cash,
    rows: rowsOf(quote, set, today !== null),
    spoken: `${payment} a month, ${quote.cashToYou < 0 ? cash.toLowerCase() : `${cash} to you`}`,
    drawYears: quote.drawYears,
  };
}

const NOTHING = formatCents(0);

/**
 * The lines of the comparison, the same for every choice, each with their values: every part of the total, recording
 * tax and debts where one of them has some.
 */
export function comparison(results: readonly Readonly<OfferResult>[]) {
  const valueOf = ({ rows }: Readonly<OfferResult>, label: string) =>
    rows.find((row) => row.label === label)?.value;
  const row = (label: string) => ({
    label,
    values: results.map((result) => valueOf(result, label) ?? NOTHING),
  });
  const rowOfSome = (label: string) => {
    const all = row(label);
    return all.values.every((value) => value === NOTHING) ? [] : [all];
  };
  return [
    { label: 'Monthly payment', values: results.map(({ payment }) => payment) },
    { label: 'Rate', values: results.map(({ rate }) => rate) },
    { label: 'Term', values: results.map(({ term }) => term) },
    row('First draw'),
    row('Origination fee'),
    ...rowOfSome(TAX_LABEL),
    ...rowOfSome(DEBTS_LABEL),
    row(CASH_LABEL),
    row('Total of the line'),
    row('Total interest'),
  ];
}

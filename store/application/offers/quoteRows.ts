import { formatMonth } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import { isolated } from '#store/text/direction.ts';

import { drawPreferences } from './loanMaths.ts';
import { cappedFeeNote, discountLabel, drawPreferenceLabels } from './offerTexts.ts';
import type { OfferSet } from './offers.ts';
import type { LenderQuote } from './quote.ts';

interface QuoteRow {
  label: string;
  value: string;
}

const payers = new Map([
  ['LENDER', 'paid by us'],
  ['BORROWER', 'paid by you'],
]);

/** An unknown preference is shown as its code (CALC-6). */
const preferenceText = (preference: string) => {
  const known = drawPreferences.find((candidate) => candidate === preference);
  return known === undefined ? preference : drawPreferenceLabels[known];
};

export function quoteRows(
  quote: Readonly<LenderQuote>,
  labels: Readonly<Pick<OfferSet, 'discountLabels'>>,
): QuoteRow[] {
  const { discounts, debtsPaid, monthlyPaymentWithoutAutopay, lastPayment, drawYears } = quote;
  const rows: (QuoteRow | false)[] = [
    { label: 'Line of credit', value: formatCents(quote.total) },
    { label: 'First draw', value: formatCents(quote.amount) },
    { label: 'How you draw it', value: preferenceText(quote.drawPreference) },
    { label: 'Rate', value: formatPercent(quote.rate) },
    {
      label: 'Discounts',
      value: discounts.map((type) => discountLabel(labels, type)).join(', ') || 'None',
    },
    { label: 'Term', value: formatYears(quote.term) },
    { label: 'Monthly payment', value: formatCents(quote.monthlyPayment) },
    monthlyPaymentWithoutAutopay !== null && {
      label: 'Payment without autopay',
      value: formatCents(monthlyPaymentWithoutAutopay),
    },
    {
      label: quote.feeCapped ? `Origination fee, ${cappedFeeNote(quote.fee)}` : 'Origination fee',
      value: formatCents(quote.fee),
    },
    { label: 'Recording tax', value: formatCents(quote.recordingTax) },
    ...quote.costs.map(({ name, amount, paidBy }) => ({
      label: isolated(name),
      value: `${formatCents(amount)}, ${payers.get(paidBy) ?? `paid by ${isolated(paidBy)}`}`,
    })),
    debtsPaid > 0 && { label: 'Debts paid directly', value: formatCents(debtsPaid) },
    { label: 'Cash to you', value: formatCents(quote.cash) },
    { label: 'Total interest', value: formatCents(quote.totalInterest) },
    lastPayment !== null && { label: 'Last payment', value: formatMonth(lastPayment) },
    drawYears !== null && { label: 'Draw period', value: formatYears(drawYears) },
  ];
  return rows.filter((row) => row !== false);
}

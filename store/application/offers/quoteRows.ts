import { IN_PERSON_FEE } from '#store/application/notary/inPersonFee.ts';
import { formatMonth } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import { isolated } from '#store/text/direction.ts';

import { cappedFeeNote, discountLabel, drawPreferenceLabels } from './offerTexts.ts';
import type { OfferSet } from './offers.ts';
import type { LenderQuote } from './quote.ts';

interface QuoteRow {
  label: string;
  value: string;
}

/** Costs nothing unless the borrower chooses it over a notary online (V4-20). */
export const NOTARY_AT_HOME = 'A notary who comes to you';

const payers = new Map([
  ['LENDER', 'paid by us'],
  ['BORROWER', 'paid by you'],
]);

interface QuoteGroup {
  title: string;
  rows: QuoteRow[];
}

const present = (rows: readonly (QuoteRow | false)[]) => rows.filter((row) => row !== false);

const whatYouGet = (quote: Readonly<LenderQuote>) => [
  { label: 'Cash to you', value: formatCents(quote.cash) },
  quote.debtsPaid > 0 && { label: 'Debts paid directly', value: formatCents(quote.debtsPaid) },
  { label: 'First draw', value: formatCents(quote.amount) },
  quote.drawPreference !== 'UNKNOWN' && {
    label: 'How costs are paid',
    value: drawPreferenceLabels[quote.drawPreference],
  },
  { label: 'Line of credit', value: formatCents(quote.total) },
];

const whatYouPay = (
  { rate, discounts, monthlyPayment, monthlyPaymentWithoutAutopay, totalInterest }: LenderQuote,
  labels: Readonly<Pick<OfferSet, 'discountLabels'>>,
) => [
  { label: 'Monthly payment', value: formatCents(monthlyPayment) },
  monthlyPaymentWithoutAutopay !== null && {
    label: 'Payment without autopay',
    value: formatCents(monthlyPaymentWithoutAutopay),
  },
  { label: 'Rate', value: formatPercent(rate) },
  {
    label: 'Discounts',
    value: discounts.map((type) => discountLabel(labels, type)).join(', ') || 'None',
  },
  { label: 'Total interest', value: formatCents(totalInterest) },
];

const costsOf = ({ fee, feeCapped, recordingTax, costs }: Readonly<LenderQuote>) => [
  {
    label: feeCapped ? `Origination fee, ${cappedFeeNote(fee)}` : 'Origination fee',
    value: formatCents(fee),
  },
  { label: 'Recording tax', value: formatCents(recordingTax) },
  ...costs.map(({ name, amount, paidBy }) => ({
    label: isolated(name),
    value: `${formatCents(amount)}, ${payers.get(paidBy) ?? `paid by ${isolated(paidBy)}`}`,
  })),
  { label: NOTARY_AT_HOME, value: `${formatCents(IN_PERSON_FEE)}, only if you choose it` },
];

const datesOf = ({ term, lastPayment, drawYears }: Readonly<LenderQuote>) => [
  { label: 'Term', value: formatYears(term) },
  lastPayment !== null && { label: 'Last payment', value: formatMonth(lastPayment) },
  drawYears !== null && { label: 'Draw period', value: formatYears(drawYears) },
];

/** Groups the lender's numbers by the borrower's questions: what I get, what I pay, what it costs, until when. */
export const quoteGroups = (
  quote: Readonly<LenderQuote>,
  labels: Readonly<Pick<OfferSet, 'discountLabels'>>,
): QuoteGroup[] => [
  { title: 'You get', rows: present(whatYouGet(quote)) },
  { title: 'You pay', rows: present(whatYouPay(quote, labels)) },
  { title: 'Costs', rows: costsOf(quote) },
  { title: 'Dates', rows: present(datesOf(quote)) },
];

import { formatCents } from '#store/format/money.ts';

import { CASH_LABEL, DEBTS_LABEL, TAX_LABEL, type OfferResult } from './offerResult.ts';

const NOTHING = formatCents(0);

interface ComparedRow {
  label: string;
  values: string[];
  isDifferent: boolean;
}

/** Returns the comparison's rows. Leaves out recording tax and debts if no choice has any. */
export function comparison(results: readonly Readonly<OfferResult>[]): ComparedRow[] {
  const rowOf = (label: string, valueOf: (result: Readonly<OfferResult>) => string) => {
    const values = results.map(valueOf);
    return { label, values, isDifferent: new Set(values).size > 1 };
  };
  const row = (label: string) =>
    rowOf(label, ({ rows }) => rows.find((line) => line.label === label)?.value ?? NOTHING);
  const rowUnlessZero = (label: string) => {
    const all = row(label);
    return all.values.every((value) => value === NOTHING) ? [] : [all];
  };
  return [
    rowOf('Monthly payment', ({ payment }) => payment),
    rowOf('Rate', ({ rate }) => rate),
    rowOf('Term', ({ term }) => term),
    row('First draw'),
    row('Origination fee'),
    ...rowUnlessZero(TAX_LABEL),
    ...rowUnlessZero(DEBTS_LABEL),
    row(CASH_LABEL),
    row('Line of credit'),
    row('Total interest'),
    rowOf('You pay back in all', ({ paidBack }) => paidBack),
  ];
}

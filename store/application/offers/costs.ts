import { formatCents } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import { CASH_LABEL } from './offerResult.ts';
import { balanceByYear, NO_DAY } from './loanMaths.ts';
import { quoteOf, validateChoice, type OfferChoice, type OfferSet } from './offers.ts';

export interface CostPart {
  part: 'principal' | 'interest' | 'fee' | 'tax';
  label: string;
  value: string;
  /** Share of the total repaid, 0 to 1. */
  share: number;
}

export interface CostYear {
  year: number;
  balance: number;
  owed: string;
  principalPaid: string;
  interestPaid: string;
}

/** What a choice costs over its term: the parts, which add up to the total repaid, and the balance by year. */
export interface Costs {
  term: string;
  total: string;
  parts: CostPart[];
  years: CostYear[];
}

/** Returns null for an impossible choice. */
export function costsOf(set: Readonly<OfferSet>, choice: Readonly<OfferChoice>): Costs | null {
  if (validateChoice(set, choice).amount !== undefined) return null;
  const quote = quoteOf(set, choice, NO_DAY);
  if (quote === null) return null;
  const { cash, debtsPaid, fee, recordingTax, totalInterest, total, rate, term } = quote;
  const paidBack = total + totalInterest;
  const part = (name: CostPart['part'], label: string, amount: number): CostPart => ({
    part: name,
    label,
    value: formatCents(amount),
    share: amount / paidBack,
  });
  const balances = balanceByYear(total, rate, term);
  return {
    term: formatYears(term),
    total: formatCents(paidBack),
    parts: [
      // Includes the debts paid from the draw. The panel shows them separately.
      part('principal', debtsPaid > 0 ? 'Cash and debts paid' : CASH_LABEL, cash),
      part('interest', 'Total interest', totalInterest),
      part('fee', 'Origination fee', fee),
      ...(recordingTax > 0 ? [part('tax', 'Recording tax', recordingTax)] : []),
    ],
    years: balances.map((balance, year) => ({
      year,
      balance,
      owed: formatCents(balance),
      principalPaid: formatCents(total - balance),
      interestPaid: formatCents((paidBack * year) / term - (total - balance)),
    })),
  };
}

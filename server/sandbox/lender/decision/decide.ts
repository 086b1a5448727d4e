import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import {
  incomeCapacity,
  isScoreTooLow,
  longestTerm,
  minDrawOf,
  valueCapacity,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { isNamed } from '#server/sandbox/lender/application/magicWords.ts';

const causes = [
  'FOR_SALE',
  'TITLE_CHANGED',
  'EQUITY_LOAN',
  'MAGIC',
  'CREDIT',
  'COLLATERAL',
  'INCOME',
  'CREDIT_FILE',
] as const;

/** Why an application is declined, as the decision call tells it. */
export type DeclineCause = (typeof causes)[number];

/** What a status tells of it. */
export const declineReasons = ['GENERIC', 'CREDIT', 'INCOME'] as const;

/** GENERIC but for credit and income (8.1). */
export const declineReasonOf = (cause: DeclineCause): (typeof declineReasons)[number] => {
  if (cause === 'CREDIT' || cause === 'CREDIT_FILE') return 'CREDIT';
  return cause === 'INCOME' ? 'INCOME' : 'GENERIC';
};

/** Why the lender declined, as far as it goes with the reason that the status tells: what is given wins (8.1). */
export function causeOf({ status, progress }: ApplicationFile): DeclineCause {
  const { declineReason: reason } = status;
  const known = causes.find((cause) => cause === progress.declineCause);
  if (known && (reason === null || reason === declineReasonOf(known))) return known;
  return reason === 'CREDIT' || reason === 'INCOME' ? reason : 'MAGIC';
}

export const isIneligibility = (cause: DeclineCause) =>
  cause === 'FOR_SALE' || cause === 'TITLE_CHANGED' || cause === 'EQUITY_LOAN';

/** The first reason that applies, in the order of 8.1; null: the lender can offer a line. */
export function declineCause(file: ApplicationFile, lender: Lender): DeclineCause | null {
  const least = minDrawOf(file, lender);
  const room = incomeCapacity(file, lender, { term: longestTerm, kind: 'STANDARD' });
  // A person who overrules the rules can overrule judgement, not arithmetic.
  const isOverruled = file.progress.isReconsidered;
  const isMagic = isNamed(file, 'declined') && !isNamed(file, 'needsreview');
  const causes: [boolean, DeclineCause][] = [
    [file.property.isListedForSale, 'FOR_SALE'],
    [isMagic && !isOverruled, 'MAGIC'],
    [isScoreTooLow(file) && !isOverruled, 'CREDIT'],
    [valueCapacity(file) < least, 'COLLATERAL'],
    [room < least, 'INCOME'],
  ];
  return causes.find(([applies]) => applies)?.[1] ?? null;
}

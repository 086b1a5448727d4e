import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
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
  'STATE',
  'AMOUNT',
] as const;

export type DeclineCause = (typeof causes)[number];

export const declineReasons = ['GENERIC', 'CREDIT', 'INCOME'] as const;

/** GENERIC except for credit and income (8.1). */
export const declineReasonOf = (cause: DeclineCause): (typeof declineReasons)[number] => {
  if (cause === 'CREDIT' || cause === 'CREDIT_FILE') return 'CREDIT';
  return cause === 'INCOME' ? 'INCOME' : 'GENERIC';
};

/** Returns the stored cause, unless it contradicts the status's reason: a given reason wins (8.1). */
export function causeOf({ status, progress }: ApplicationRecord): DeclineCause {
  const { declineReason: reason } = status;
  const known = causes.find((cause) => cause === progress.declineCause);
  if (known && (reason === null || reason === declineReasonOf(known))) return known;
  return reason === 'CREDIT' || reason === 'INCOME' ? reason : 'MAGIC';
}

const ineligibilities = new Set<DeclineCause>([
  'FOR_SALE',
  'TITLE_CHANGED',
  'EQUITY_LOAN',
  'STATE',
]);

export const isIneligibility = (cause: DeclineCause) => ineligibilities.has(cause);

/** Returns the first cause in the order of 8.1, or null if the lender can offer a line. */
export function declineCause(application: ApplicationRecord, lender: Lender): DeclineCause | null {
  const least = minDrawOf(application, lender);
  const capacity = incomeCapacity(application, lender, { term: longestTerm, kind: 'STANDARD' });
  // An underwriter can overrule judgment, but not arithmetic.
  const isOverruled = application.progress.isReconsidered;
  const isMagic = isNamed(application, 'declined') && !isNamed(application, 'needsreview');
  const causes: [boolean, DeclineCause][] = [
    [application.property.isListedForSale, 'FOR_SALE'],
    [isMagic && !isOverruled, 'MAGIC'],
    [isScoreTooLow(application) && !isOverruled, 'CREDIT'],
    [valueCapacity(application) < least, 'COLLATERAL'],
    [capacity < least, 'INCOME'],
  ];
  return causes.find(([applies]) => applies)?.[1] ?? null;
}

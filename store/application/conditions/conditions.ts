import type { ConditionCategory } from './categories.ts';

/** Where a condition stands (screens.md section 5). */
export const conditionStates = ['OWED', 'IN_REVIEW', 'ACCEPTED', 'NEEDS_REPLACING'] as const;
export type ConditionState = (typeof conditionStates)[number];

/** What the lender still needs for an application (FIELD-COND-1); its own notes are never shown. */
export interface Condition {
  uuid: string;
  category: ConditionCategory;
  /** ISO 8601. */
  created: string;
  state: ConditionState;
  commentsToBorrower: string | null;
  actionNeeded: string | null;
}

/** The borrower has something to do. */
export const isOutstanding = ({ state }: Readonly<Pick<Condition, 'state'>>): boolean =>
  state === 'OWED' || state === 'NEEDS_REPLACING';

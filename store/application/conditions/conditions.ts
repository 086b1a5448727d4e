import type { ConditionCategory } from './codes.ts';

/** The states of a condition (screens.md section 5). */
export const conditionStates = ['OWED', 'IN_REVIEW', 'ACCEPTED', 'NEEDS_REPLACING'] as const;
export type ConditionState = (typeof conditionStates)[number];

export interface ConditionDocument {
  uuid: string;
  fileName: string;
  documentType: string;
  state: ConditionState;
  reason: string | null;
}

export interface ConditionChange {
  field: string;
  from: string | null;
  to: string | null;
  effect: string | null;
}

/** Something the lender still needs (FIELD-COND-1). The lender's own notes are never shown. */
export interface Condition {
  uuid: string;
  category: ConditionCategory;
  /** ISO 8601, or null if the lender gives no time. */
  created: string | null;
  state: ConditionState;
  commentsToBorrower: string | null;
  actionNeeded: string | null;
  requestDocuments: string[];
  numDocsRequired: number;
  /** ISO 8601. */
  dueBy: string | null;
  documents: ConditionDocument[];
  change: ConditionChange[];
}

const timeOf = ({ created }: Pick<Condition, 'created'>) =>
  created === null ? Infinity : Date.parse(created);

/** Sorts by creation, ascending (COND-09). Entries without a time come last. */
export const byCreation = (a: Pick<Condition, 'created'>, b: Pick<Condition, 'created'>): number =>
  Math.sign(timeOf(a) - timeOf(b)) || 0;

/** Whether the borrower has something to do. */
export const isOutstanding = ({ state }: Readonly<Pick<Condition, 'state'>>): boolean =>
  state === 'OWED' || state === 'NEEDS_REPLACING';

interface Counted {
  readonly numDocsRequired: number;
  readonly documents: readonly Readonly<Pick<ConditionDocument, 'state'>>[];
}

/** Returns how many documents an outstanding condition lacks, at least one. */
export const missingDocuments = ({ numDocsRequired, documents }: Counted): number =>
  Math.max(1, numDocsRequired - documents.filter((document) => !isOutstanding(document)).length);

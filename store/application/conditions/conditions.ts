import type { ConditionCategory } from './codes.ts';

/** Where a condition stands (screens.md section 5). */
export const conditionStates = ['OWED', 'IN_REVIEW', 'ACCEPTED', 'NEEDS_REPLACING'] as const;
export type ConditionState = (typeof conditionStates)[number];

/** A document that the lender has for a condition. */
export interface ConditionDocument {
  uuid: string;
  fileName: string;
  documentType: string;
  state: ConditionState;
  /** Why it needs replacing. */
  reason: string | null;
}

/** A change that the lender asks permission for. */
export interface ConditionChange {
  field: string;
  from: string | null;
  to: string | null;
  effect: string | null;
}

/** What the lender still needs for an application (FIELD-COND-1); its own notes are never shown. */
export interface Condition {
  uuid: string;
  category: ConditionCategory;
  /** ISO 8601; null where the lender names no time. */
  created: string | null;
  state: ConditionState;
  commentsToBorrower: string | null;
  actionNeeded: string | null;
  /** The document types that the lender asks for. */
  requestDocuments: string[];
  numDocsRequired: number;
  /** ISO 8601. */
  dueBy: string | null;
  documents: ConditionDocument[];
  change: ConditionChange[];
}

const timeOf = ({ created }: Pick<Condition, 'created'>) =>
  created === null ? Infinity : Date.parse(created);

/** By creation, ascending (COND-09); what has no time is last. */
export const byCreation = (a: Pick<Condition, 'created'>, b: Pick<Condition, 'created'>): number =>
  Math.sign(timeOf(a) - timeOf(b)) || 0;

/** The borrower has something to do. */
export const isOutstanding = ({ state }: Readonly<Pick<Condition, 'state'>>): boolean =>
  state === 'OWED' || state === 'NEEDS_REPLACING';

interface Counted {
  readonly numDocsRequired: number;
  readonly documents: readonly Readonly<Pick<ConditionDocument, 'state'>>[];
}

/** How many documents an outstanding condition lacks: one at least. */
export const missingDocuments = ({ numDocsRequired, documents }: Counted): number =>
  Math.max(1, numDocsRequired - documents.filter((document) => !isOutstanding(document)).length);

import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { maybe } from '#server/sandbox/maybe.ts';
import { conditionCategories } from '#store/application/conditions/categories.ts';
import { conditionStates, isOutstanding } from '#store/application/conditions/conditions.ts';

const Category = v.picklist(
  Object.keys(conditionCategories) as (keyof typeof conditionCategories)[],
  'must be a category of conditions',
);
const Text = v.pipe(v.string(), v.maxLength(2_000));
const Timestamp = v.pipe(v.string(), v.isoTimestamp());
const documents = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20)),
  [],
);

const SentDocument = v.object({
  uuid: v.string(),
  fileName: v.string(),
  documentType: v.string(),
  state: v.picklist(['IN_REVIEW', 'ACCEPTED', 'NEEDS_REPLACING']),
  reason: maybe(Text),
  uploadedAt: Timestamp,
});

const Change = v.object({ field: Text, from: maybe(Text), to: maybe(Text), effect: maybe(Text) });

/** What a condition is made of. The rest is computed. */
export const conditionFields = {
  categoryEnum: Category,
  requestDocuments: documents,
  commentsToBorrower: maybe(Text),
  actionNeeded: maybe(Text),
  /** The lender's own notes. Never shown. */
  notes: maybe(Text),
  xtraData: v.optional(
    v.object({
      numDocsRequired: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
        1,
      ),
      state: v.optional(v.picklist(conditionStates), 'OWED'),
      dueBy: maybe(Timestamp),
      documents: v.optional(v.array(SentDocument), []),
      change: v.optional(v.pipe(v.array(Change), v.maxLength(20)), []),
    }),
    {},
  ),
};

/** Something that the lender needs, as stored and answered (FIELD-COND-1). */
export const ConditionRecord = v.object({
  uuid: v.string(),
  created: Timestamp,
  ...conditionFields,
  /** The dollars by which a permission lowers the draw. */
  lowersDrawBy: maybe(v.pipe(v.number(), v.minValue(0))),
  answer: maybe(Text),
  /** When the last documents arrived, in milliseconds. */
  sentAt: maybe(v.pipe(v.number(), v.minValue(0))),
});
export type ConditionRecord = v.InferOutput<typeof ConditionRecord>;
export type SentDocument = v.InferOutput<typeof SentDocument>;

/** What a lender asks for. Has a uuid if other data refers to it. */
export interface NewCondition extends Partial<
  Pick<ConditionRecord, 'uuid' | 'commentsToBorrower' | 'actionNeeded' | 'notes' | 'lowersDrawBy'>
> {
  readonly categoryEnum: ConditionRecord['categoryEnum'];
  readonly requestDocuments?: readonly string[];
  readonly xtraData?: Partial<ConditionRecord['xtraData']>;
}

/** Our choice: enough time to find a document (facts §7). */
const DUE_MS = 14 * 24 * 60 * 60_000;

/** Creates a condition that is owed from now on, by the lender's clock in milliseconds. */
export function conditionAt(given: NewCondition, at: number): ConditionRecord {
  const made = { uuid: randomUUID(), created: new Date(at).toISOString(), ...given };
  const condition = v.parse(ConditionRecord, made);
  const dueBy = condition.xtraData.dueBy ?? new Date(at + DUE_MS).toISOString();
  return { ...condition, xtraData: { ...condition.xtraData, dueBy } };
}

const isAccepted = ({ xtraData }: ConditionRecord) => xtraData.state === 'ACCEPTED';

interface WithConditions {
  readonly conditions: readonly ConditionRecord[];
}

/** Counts the conditions that wait for the borrower (F-08). */
export const openConditions = ({ conditions }: WithConditions): number =>
  conditions.filter(({ xtraData }) => isOutstanding(xtraData)).length;

/** Whether all conditions are accepted. */
export const isAllAccepted = ({ conditions }: WithConditions): boolean =>
  conditions.every(isAccepted);

/** What the title needs (8.2). */
const ofTitle = new Set<string>([
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'PROPERTY_LEGAL_DESCRIPTION',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'REVIEW_TRUST_REQUIREMENTS',
]);

/** Whether all that the title needs is accepted. */
export const isTitleSettled = ({ conditions }: WithConditions): boolean =>
  conditions.every((condition) => isAccepted(condition) || !ofTitle.has(condition.categoryEnum));

export const conditionAnswer = ({
  lowersDrawBy: _change,
  answer: _answer,
  sentAt: _time,
  ...shown
}: ConditionRecord) => shown;

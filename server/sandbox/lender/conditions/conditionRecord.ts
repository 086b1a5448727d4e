import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { maybe } from '#server/sandbox/maybe.ts';
import { conditionCategories } from '#store/application/conditions/categories.ts';
import { conditionStates } from '#store/application/conditions/conditions.ts';

const Category = v.picklist(
  Object.keys(conditionCategories) as (keyof typeof conditionCategories)[],
  'is no category',
);
const Text = v.pipe(v.string(), v.maxLength(2_000));
const documents = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20)),
  [],
);

/** What a condition is made of; the rest follows. */
export const conditionFields = {
  categoryEnum: Category,
  requestDocuments: documents,
  commentsToBorrower: maybe(Text),
  actionNeeded: maybe(Text),
  /** The lender's own; never shown. */
  notes: maybe(Text),
  xtraData: v.optional(
    v.object({
      numDocsRequired: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
        1,
      ),
      state: v.optional(v.picklist(conditionStates), 'OWED'),
      dueBy: maybe(v.pipe(v.string(), v.isoTimestamp())),
    }),
    {},
  ),
};

/** Something that the lender needs, as it is stored and answered (FIELD-COND-1). */
export const ConditionRecord = v.object({
  uuid: v.string(),
  created: v.pipe(v.string(), v.isoTimestamp()),
  ...conditionFields,
});
export type ConditionRecord = v.InferOutput<typeof ConditionRecord>;

/** What a lender asks for; its uuid where it stands elsewhere too. */
export interface NewCondition extends Partial<
  Pick<ConditionRecord, 'uuid' | 'commentsToBorrower' | 'actionNeeded' | 'notes'>
> {
  readonly categoryEnum: ConditionRecord['categoryEnum'];
  readonly requestDocuments?: readonly string[];
  readonly xtraData?: Partial<ConditionRecord['xtraData']>;
}

/** A condition that is owed from now on, by the lender's clock in milliseconds. */
export const conditionAt = (given: NewCondition, at: number): ConditionRecord =>
  v.parse(ConditionRecord, { uuid: randomUUID(), created: new Date(at).toISOString(), ...given });

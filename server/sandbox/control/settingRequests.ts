import * as v from 'valibot';

import { Uuid } from '#sagas/api/contract/common.ts';
import { TimeOfDay } from '#sagas/api/contract/support.ts';
import { isFlag } from '#server/sandbox/data/flags.ts';
import { Timestamp } from '#server/sandbox/lender/application/applicationRecord.ts';
import { conditionFields } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import { maybe } from '#server/sandbox/maybe.ts';
import { PlainObject, strictObjectOf } from '#server/sandbox/plainObject.ts';

/** The body of POST /sandbox/applications/{uuid}/conditions (architecture.md). */
export const NewConditionRequest = strictObjectOf({
  ...conditionFields,
  /** The additional signer who is asked. Defaults to the borrower. */
  signerUuid: v.optional(v.string()),
});

/** The body of POST /sandbox/applications/{uuid}/conditions/{conditionUuid}/review. */
export const ConditionReviewRequest = strictObjectOf({
  isAccepted: v.boolean(),
  documentUuid: v.optional(v.string()),
  comment: maybe(v.pipe(v.string(), v.maxLength(1_000))),
});

export const Flags = v.pipe(
  PlainObject,
  v.record(
    v.pipe(v.string(), v.check(isFlag, 'is no flag')),
    strictObjectOf({ enabled: v.boolean(), variables: v.optional(PlainObject, {}) }),
  ),
);

const Day = v.pipe(
  strictObjectOf({
    weekdayValue: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    startTime: TimeOfDay,
    endTime: TimeOfDay,
  }),
  v.check(
    ({ startTime, endTime }) => startTime === null || endTime === null || startTime < endTime,
    'ends before it starts',
  ),
);

export const Hours = strictObjectOf({
  chatOpen: v.optional(v.nullable(v.boolean()), null),
  week: v.optional(
    v.nullable(
      v.pipe(
        v.array(Day),
        v.check(
          (week) => new Set(week.map(({ weekdayValue }) => weekdayValue)).size === week.length,
          'has a weekday twice',
        ),
      ),
    ),
    null,
  ),
});

const NonEmptyText = v.pipe(v.string(), v.nonEmpty());
const OptionalTimestamp = v.exactOptional(Timestamp);

/** PUT /sandbox/banners (BANNER-02, BANNER-06, A-61). VAL-BANNER-1 gives the required fields. */
export const BannersRequest = v.array(
  strictObjectOf({
    uuid: Uuid,
    message: NonEmptyText,
    apps: v.pipe(v.array(NonEmptyText), v.nonEmpty()),
    variant: v.picklist(['info', 'warn']),
    active: v.exactOptional(v.boolean()),
    dismissable: v.exactOptional(v.boolean()),
    metadata: v.exactOptional(
      strictObjectOf({ createdAt: OptionalTimestamp, updatedAt: OptionalTimestamp }),
    ),
  }),
);

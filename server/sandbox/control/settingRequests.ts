import * as v from 'valibot';

import { Uuid } from '#sagas/api/contract/common.ts';
import { TimeOfDay } from '#sagas/api/contract/support.ts';
import { isFlag } from '#server/sandbox/data/flags.ts';
import { Moment } from '#server/sandbox/lender/application/application.ts';
import { Plain, orderOf } from '#server/sandbox/plainObject.ts';

/** The body of PUT /sandbox/flags. */
export const Flags = v.pipe(
  Plain,
  v.record(
    v.pipe(v.string(), v.check(isFlag, 'is no flag')),
    orderOf({ enabled: v.boolean(), variables: v.optional(Plain, {}) }),
  ),
);

const Day = v.pipe(
  orderOf({
    weekdayValue: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    startTime: TimeOfDay,
    endTime: TimeOfDay,
  }),
  v.check(
    ({ startTime, endTime }) => startTime === null || endTime === null || startTime < endTime,
    'ends before it starts',
  ),
);

/** The body of PUT /sandbox/hours. */
export const Hours = orderOf({
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

const words = v.pipe(v.string(), v.nonEmpty());
const moment = v.exactOptional(Moment);

/** The body of PUT /sandbox/banners (BANNER-02, BANNER-06, A-61): what an item cannot do without is VAL-BANNER-1. */
export const Banners = v.array(
  orderOf({
    uuid: Uuid,
    message: words,
    apps: v.pipe(v.array(words), v.nonEmpty()),
    variant: v.picklist(['info', 'warn']),
    active: v.exactOptional(v.boolean()),
    dismissable: v.exactOptional(v.boolean()),
    metadata: v.exactOptional(orderOf({ createdAt: moment, updatedAt: moment })),
  }),
);

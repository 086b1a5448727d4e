import { TimeOfDay } from '#sagas/api/contract/support.ts';
import { isFlag } from '#server/sandbox/data/flags.ts';
import * as v from 'valibot';

import { Plain, orderOf } from './merge.ts';

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

import fc from 'fast-check';

import {
  conditionCategories,
  type ConditionCategory,
} from '#store/application/conditions/categories.ts';
import { conditionStates } from '#store/application/conditions/conditions.ts';
import type * as conditions from '#store/application/conditions/slice.ts';

import { few, id, orNull, personal, type PayloadsOf } from './arbitrary.ts';

const categories = Object.keys(conditionCategories) as ConditionCategory[];

export const conditionsPayloads: PayloadsOf<typeof conditions> = {
  conditionsReceived: fc.record({
    applicationUuid: id,
    readAt: fc.nat(),
    conditions: few(
      fc.record({
        uuid: id,
        category: fc.constantFrom(...categories),
        created: fc.constant('2026-11-20T10:00:00.000Z'),
        state: fc.constantFrom(...conditionStates),
        commentsToBorrower: orNull(personal),
        actionNeeded: orNull(personal),
      }),
    ),
  }),
};

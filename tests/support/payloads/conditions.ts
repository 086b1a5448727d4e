import fc from 'fast-check';

import { conditionCategories } from '#store/application/conditions/categories.ts';
import type { ConditionCategory } from '#store/application/conditions/codes.ts';
import { conditionStates } from '#store/application/conditions/conditions.ts';
import type * as conditionActions from '#store/application/conditions/actions.ts';
import type * as conditions from '#store/application/conditions/slice.ts';

import {
  code,
  failure,
  few,
  id,
  nothing,
  orNull,
  personal,
  phone,
  time,
  type PayloadsOf,
} from './arbitrary.ts';

const categories = Object.keys(conditionCategories) as ConditionCategory[];

export const conditionActionsPayloads: PayloadsOf<typeof conditionActions> = {
  conditionSubmitted: fc.record({ conditionUuid: id, note: orNull(personal) }),
  phoneCodeRequested: fc.record({
    conditionUuid: id,
    phoneNumber: phone,
    byCall: fc.boolean(),
  }),
  phoneNumberDropped: nothing,
  phoneCodeSubmitted: fc.record({ conditionUuid: id, codeHandle: id }),
  changeDecided: fc.record({
    conditionUuid: id,
    approved: fc.boolean(),
    comment: orNull(personal),
  }),
  changeCallRequested: fc.record({ callTime: fc.constantFrom('MORNING', 'EVENING') }),
};

export const conditionsPayloads: PayloadsOf<typeof conditions> = {
  conditionsFailed: fc.record({ applicationUuid: id, failure }),
  conditionsRetried: nothing,
  conditionAnswered: fc.record({ uuid: id, state: fc.constantFrom(...conditionStates) }),
  conditionsReceived: fc.record({
    applicationUuid: id,
    readAt: fc.nat(),
    conditions: few(
      fc.record({
        uuid: id,
        category: fc.constantFrom(...categories),
        created: orNull(fc.constant('2026-11-20T10:00:00.000Z')),
        state: fc.constantFrom(...conditionStates),
        commentsToBorrower: orNull(personal),
        actionNeeded: orNull(personal),
        requestDocuments: few(code),
        numDocsRequired: fc.nat(20),
        dueBy: orNull(time),
        documents: few(
          fc.record({
            uuid: id,
            fileName: personal,
            documentType: code,
            state: fc.constantFrom(...conditionStates),
            reason: orNull(personal),
          }),
        ),
        change: few(
          fc.record({
            field: personal,
            from: orNull(personal),
            to: orNull(personal),
            effect: orNull(personal),
          }),
        ),
      }),
    ),
  }),
};

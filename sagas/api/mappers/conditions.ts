import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readConditions } from '#sagas/api/contract/conditions.ts';
import { isConditionCategory } from '#store/application/conditions/categories.ts';
import { conditionStates, type Condition } from '#store/application/conditions/conditions.ts';

/** The conditions of a known category and with a time (COND-08); one without a state is owed. */
export const conditionsOf = (answer: AnswerOf<typeof readConditions>): Condition[] =>
  answer.flatMap(({ uuid, categoryEnum, created, commentsToBorrower, actionNeeded, xtraData }) =>
    isConditionCategory(categoryEnum) && created !== null
      ? [
          {
            uuid,
            category: categoryEnum,
            created,
            state: conditionStates.find((state) => state === xtraData?.state) ?? 'OWED',
            commentsToBorrower,
            actionNeeded,
          },
        ]
      : [],
  );

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isOutstanding } from '#store/application/conditions/conditions.ts';

import { conditionAt, type ConditionRecord, type NewCondition } from './conditionRecord.ts';

const withCount = (application: ApplicationRecord, change: number): ApplicationRecord => {
  const { status } = application;
  const openConditions = Math.max(0, status.openConditions + change);
  return { ...application, status: { ...status, openConditions } };
};

/** The application with one more condition; one that is settled or in review holds nothing up. */
export const withCondition = (
  application: ApplicationRecord,
  condition: ConditionRecord,
): ApplicationRecord =>
  withCount(
    { ...application, conditions: [...application.conditions, condition] },
    isOutstanding(condition.xtraData) ? 1 : 0,
  );

/** What a transition asks for and accepts. */
export interface ConditionChanges {
  readonly owes?: NewCondition;
  /** The uuid of a condition that is accepted. */
  readonly settles?: string | null;
}

/** The application after such a transition. */
export function withConditionChanges(
  application: ApplicationRecord,
  { owes, settles = null }: ConditionChanges,
  at: number,
): ApplicationRecord {
  const accepted =
    settles === null
      ? application
      : withCount(
          {
            ...application,
            conditions: application.conditions.map((condition) =>
              condition.uuid === settles
                ? { ...condition, xtraData: { ...condition.xtraData, state: 'ACCEPTED' as const } }
                : condition,
            ),
          },
          -1,
        );
  return owes ? withCondition(accepted, conditionAt(owes, at)) : accepted;
}

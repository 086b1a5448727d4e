import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import { conditionAt, type ConditionRecord, type NewCondition } from './conditionRecord.ts';

/** Holds that end some time after the last condition was accepted (8.2). */
const heldByConditions = new Set(['FINAL_TITLE_PROCESSING', 'GEN_CLOSING_DISCLOSURE']);

/** Returns the application with another condition. */
export const withCondition = (
  application: ApplicationRecord,
  condition: ConditionRecord,
): ApplicationRecord => ({
  ...application,
  conditions: [...application.conditions, condition],
});

/** Replaces the condition with the same uuid. Restarts the wait of a hold that depends on it. */
export function withChanged(
  application: ApplicationRecord,
  changed: ConditionRecord,
  at: number,
): ApplicationRecord {
  const before = application.conditions.find(({ uuid }) => uuid === changed.uuid);
  const isNewlyAccepted =
    changed.xtraData.state === 'ACCEPTED' && before?.xtraData.state !== 'ACCEPTED';
  const isHeld = heldByConditions.has(application.status.checklistStatus);
  return {
    ...application,
    ...(isNewlyAccepted && isHeld && { statusSince: Math.max(application.statusSince, at) }),
    conditions: application.conditions.map((one) => (one.uuid === changed.uuid ? changed : one)),
  };
}

export const inState = (
  condition: ConditionRecord,
  state: ConditionRecord['xtraData']['state'],
): ConditionRecord => ({ ...condition, xtraData: { ...condition.xtraData, state } });

export interface ConditionChanges {
  readonly owes?: NewCondition;
  readonly settles?: string | null;
}

/** Applies such a transition's conditions. */
export function withConditionChanges(
  application: ApplicationRecord,
  { owes, settles = null }: ConditionChanges,
  at: number,
): ApplicationRecord {
  const settled = application.conditions.find(({ uuid }) => uuid === settles);
  const accepted = settled
    ? withChanged(application, inState(settled, 'ACCEPTED'), at)
    : application;
  return owes ? withCondition(accepted, conditionAt(owes, at)) : accepted;
}

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import { conditionAt, type ConditionRecord, type NewCondition } from './conditionRecord.ts';

/** Holds that end some time after the last condition was accepted (8.2). */
const heldByConditions = new Set(['FINAL_TITLE_PROCESSING', 'GEN_CLOSING_DISCLOSURE']);

/** The application with one more condition. */
export const withCondition = (
  application: ApplicationRecord,
  condition: ConditionRecord,
): ApplicationRecord => ({
  ...application,
  conditions: [...application.conditions, condition],
});

/** The application with a condition in place of the one of its uuid; a hold for it begins its wait anew. */
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

/** A condition in another state. */
export const inState = (
  condition: ConditionRecord,
  state: ConditionRecord['xtraData']['state'],
): ConditionRecord => ({ ...condition, xtraData: { ...condition.xtraData, state } });

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
  const settled = application.conditions.find(({ uuid }) => uuid === settles);
  const accepted = settled
    ? withChanged(application, inState(settled, 'ACCEPTED'), at)
    : application;
  return owes ? withCondition(accepted, conditionAt(owes, at)) : accepted;
}

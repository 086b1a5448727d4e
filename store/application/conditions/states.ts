import type { ConditionState } from './conditions.ts';

export const stateLabels: Readonly<Record<ConditionState, string>> = {
  OWED: 'To do',
  IN_REVIEW: 'In review',
  ACCEPTED: 'Accepted',
  NEEDS_REPLACING: 'Please replace',
};

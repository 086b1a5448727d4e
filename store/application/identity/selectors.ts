import { createSelector } from 'reselect';

import { selectStatus } from '#store/application/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectParameters } from '#store/shell/selectors.ts';

/** The to-do item that the screen was opened from (COND-02). */
export const selectConditionUuid = (state: RootState): string | null =>
  selectParameters(state).conditionUuid ?? null;

/** Why the ID is asked for again (screens.md section 5). */
const texts = new Map([
  ['ID_VERIFICATION_FAILURE', "We couldn't check your ID. Please photograph it again."],
  [
    'IDENTITY_DOCUMENT_FRAUD_REVIEW',
    'Someone will check your ID. Please take clear photos of each side.',
  ],
]);

/** The to-do item that asks for the ID while a person checks it; null without one. */
export const selectIdCondition = createSelector([selectStatus], (status) => {
  const { reason, conditionUuids } = status?.hold ?? { reason: null, conditionUuids: [] };
  const text = texts.get(reason ?? '');
  const [uuid] = conditionUuids;
  return text === undefined || uuid === undefined ? null : { uuid, text };
});

import { createSelector } from 'reselect';

import { idTexts, isIdCategory } from '#store/application/conditions/idTexts.ts';
import { conditionPath, selectAskedPerson } from '#store/application/conditions/paths.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectParameters } from '#store/shell/selectors.ts';

/** Returns the condition that the screen was opened from (COND-02). */
export const selectConditionUuid = (state: RootState): string | null =>
  selectParameters(state).conditionUuid ?? null;

/** Returns the condition that asks for the ID while a person checks it, with its address, or null. */
export const selectIdCondition = createSelector(
  [selectStatus, selectAskedPerson],
  (status, asked) => {
    const { reason, conditionUuids } = status?.hold ?? { reason: null, conditionUuids: [] };
    const [uuid] = conditionUuids;
    const category = reason ?? '';
    if (uuid === undefined || !isIdCategory(category)) return null;
    return {
      text: idTexts[category],
      to: conditionPath(asked, { uuid, category }),
    };
  },
);

import { createSelector } from 'reselect';

import { selectFlag } from '#store/flags/selectors.ts';
import type { RootState } from '#store/index.ts';
import { failed, loading, ready, type Remote } from '#store/remote.ts';
import { selectIsSignersArea, selectUuidInHand } from '#store/shell/selectors.ts';

import { isOutstanding, type Condition } from './conditions.ts';
import { conditionsPath, selectAskedPerson } from './paths.ts';
import { selectConditionsState } from './slice.ts';

const NONE = ready([]);

/** SIGNER-04, SIGNER-05: a flag decides whether additional signers see their conditions. */
const selectAreHidden = (state: RootState): boolean =>
  selectIsSignersArea(state) && !selectFlag('fe-heloc-additional-signer-conditions')(state);

/** Returns the current application's conditions by creation (COND-09). */
export const selectConditions = createSelector(
  [selectConditionsState, selectUuidInHand, selectAreHidden],
  (
    { applicationUuid, conditions, readAt, failure },
    uuid,
    areHidden,
  ): Remote<readonly Condition[]> => {
    if (areHidden) return NONE;
    if (uuid === null || applicationUuid !== uuid) return loading;
    if (readAt !== null) return ready(conditions);
    return failure === null ? loading : failed(failure);
  },
);

/** Returns the address of the current application's list. */
export const selectConditionsAddress = (state: RootState): string =>
  conditionsPath(selectAskedPerson(state));

/** Returns the number of tasks (F-08), or 0 until the conditions are known. */
export const selectToDoCount = (state: RootState): number => {
  const known = selectConditions(state);
  return known.status === 'ready' ? known.value.filter(isOutstanding).length : 0;
};

/** F-08 */
export const toDoText = (count: number): string =>
  count === 1 ? 'You have 1 thing to do.' : `You have ${count} things to do.`;

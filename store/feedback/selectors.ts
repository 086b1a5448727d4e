import { createSelector } from 'reselect';

import { selectIsAuthenticated } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';

import type { Feedback } from './feedback.ts';
import { selectFeedback } from './slice.ts';

/** FEEDBACK-03 */
export const selectCanTellCeo = (state: RootState): boolean =>
  selectIsAuthenticated(state) && selectSwitches(state).isMain;

export const selectFeedbackValues = createSelector(
  [(state: RootState) => selectFeedback(state).unsaved],
  (unsaved) => initialFormValues<Feedback>(null, unsaved),
);

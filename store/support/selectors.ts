import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { selectQuestion, type SupportQuestion } from './slice.ts';

/** The question to the lender that is being written. */
export const selectUnsavedQuestion = (state: RootState) => selectQuestion(state).unsaved;

/** Its form at mount. */
export const selectQuestionValues = createSelector([selectUnsavedQuestion], (unsaved) =>
  initialFormValues<SupportQuestion>(null, unsaved),
);

/** The question that is on its way to the lender. */
export const selectQuestionUnderWay = (state: RootState): SupportQuestion | null => {
  const support = selectQuestion(state);
  return support.status === 'sending' ? support.question : null;
};

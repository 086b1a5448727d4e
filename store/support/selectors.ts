import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { selectQuestion, type SupportQuestion } from './slice.ts';

export const selectUnsavedQuestion = (state: RootState) => selectQuestion(state).unsaved;

export const selectQuestionValues = createSelector([selectUnsavedQuestion], (unsaved) =>
  initialFormValues<SupportQuestion>(null, unsaved),
);

/** Returns the question that is being sent. */
export const selectQuestionUnderWay = (state: RootState): SupportQuestion | null => {
  const support = selectQuestion(state);
  return support.status === 'sending' ? support.question : null;
};

import { required, textValidator } from '#store/validation.ts';

/** What made a user stop, in the order of the survey (HDR-09); chosen: the codes and the labels. */
export const leaveReasons = {
  DOCUMENTS: "I don't have the documents at hand",
  TERMS: "The terms aren't right for me",
  QUESTIONS: 'There are too many questions',
  LATER: "I'll come back later",
  OTHER: 'Something else',
} as const;

export type LeaveReason = keyof typeof leaveReasons;

export const validateLeaveSurvey = textValidator<{ reason: LeaveReason }>({
  reason: [required('Required')],
});

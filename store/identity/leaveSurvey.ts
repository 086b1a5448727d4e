import { required, textValidator } from '#store/validation.ts';

/**
 * Why the user stopped, in the survey's order (HDR-09). Our choice: the codes and labels, which the specification
 * leaves open.
 */
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

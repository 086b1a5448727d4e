/** Answers about a late payment (review-app/delinquency). */
export const lateAnswers = {
  CURRENT: 'I have paid it',
  PAST_DUE: 'Still late',
  NOT_MINE: 'Not mine or wrong',
} as const;

export type LateAnswer = keyof typeof lateAnswers;

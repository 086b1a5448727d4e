import { maxLength, oneOf, required, textValidator } from '#store/validation.ts';

/** chosen: why a borrower may ask for another look, since the specification names no reasons. */
export const reconsiderationReasons = {
  FACTS_WRONG: 'A fact you used is wrong',
  MORE_INCOME: 'I have income or savings you did not count',
  DEBTS_CHANGED: 'My debts are lower now',
  CREDIT_CORRECTED: 'My credit report was corrected',
  OTHER: 'Something else',
} as const;
export type ReconsiderationReason = keyof typeof reconsiderationReasons;

export interface Reconsideration {
  reason: ReconsiderationReason;
  message?: string;
}

const TOO_LONG = maxLength(1_000, 'Must be at most 1000 characters');

export const validateReconsideration = textValidator<Reconsideration>({
  reason: [required('Required'), oneOf(Object.keys(reconsiderationReasons), 'Required')],
  message: [TOO_LONG],
});

/** A note for whoever reviews the file. */
export interface ReviewNote {
  message: string;
}

export const validateReviewNote = textValidator<ReviewNote>({
  message: [required('Required'), TOO_LONG],
});

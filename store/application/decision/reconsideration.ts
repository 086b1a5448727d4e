import { maxLength, oneOf, required, textValidator } from '#store/validation.ts';
import { ofGroup, pileMistake } from '#store/application/uploads/uploads.ts';
import type { Upload } from '#store/application/uploads/slice.ts';

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

const validateWords = textValidator<Reconsideration>({
  reason: [required('Required'), oneOf(Object.keys(reconsiderationReasons), 'Required')],
  message: [TOO_LONG],
});

/** What is wrong with the wish, and with the documents that go with it as they are now. */
export function reconsiderationValidator(files: readonly Upload[]) {
  const message = pileMistake(ofGroup(files, 'reconsideration'), 0);
  return (values: Readonly<Partial<Reconsideration>>) => ({
    ...(message === null ? {} : { reconsideration: message }),
    ...validateWords(values),
  });
}

/** A note for whoever reviews the file. */
export interface ReviewNote {
  message: string;
}

export const validateReviewNote = textValidator<ReviewNote>({
  message: [required('Required'), TOO_LONG],
});

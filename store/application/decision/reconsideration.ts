import { maxLength, oneOf, required, textValidator } from '#store/validation.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import type { Upload } from '#store/application/uploads/slice.ts';

/** chosen: the specification names no reasons. */
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

const validateValues = textValidator<Reconsideration>({
  reason: [required('Required'), oneOf(Object.keys(reconsiderationReasons), 'Required')],
  message: [TOO_LONG],
});

/** Validates the request and its documents. */
export function reconsiderationValidator(files: readonly Upload[]) {
  const message = validateUploadGroup(uploadsOfGroup(files, 'reconsideration'), 0);
  return (values: Readonly<Partial<Reconsideration>>) => ({
    ...(message === null ? {} : { reconsideration: message }),
    ...validateValues(values),
  });
}

/** A note for the underwriter. */
export interface ReviewNote {
  message: string;
}

export const validateReviewNote = textValidator<ReviewNote>({
  message: [required('Required'), TOO_LONG],
});

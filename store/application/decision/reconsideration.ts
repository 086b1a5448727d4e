import { NOT_AN_AMOUNT, formatWholeDollars } from '#store/format/money.ts';
import {
  atLeast,
  atMost,
  isNumber,
  maxLength,
  oneOf,
  required,
  textValidator,
} from '#store/validation.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import type { Upload } from '#store/application/uploads/slice.ts';

/** chosen: the specification names no reasons. */
export const reconsiderationReasons = {
  FACTS_WRONG: 'Something you have about me is wrong',
  MORE_INCOME: 'I have income or savings you did not count',
  DEBTS_CHANGED: 'My debts are lower now',
  CREDIT_CORRECTED: 'My credit report was corrected',
  OTHER: 'Something else',
} as const;

/** chosen: a smaller amount, with the amount, and a lifted freeze have actions of their own. */
export type ReconsiderationReason =
  | keyof typeof reconsiderationReasons
  | typeof SMALLER_AMOUNT
  | 'FREEZE_LIFTED';

export const SMALLER_AMOUNT = 'SMALLER_AMOUNT';

/** The reasons of the form. */
export const formReasons: readonly string[] = [
  ...Object.keys(reconsiderationReasons),
  SMALLER_AMOUNT,
];

export interface Reconsideration {
  reason: Exclude<ReconsiderationReason, 'FREEZE_LIFTED'>;
  /** Dollars; for a smaller amount alone. */
  amount?: number;
  message?: string;
}

const TOO_LONG = maxLength(1_000, 'Must be at most 1000 characters');
const REQUIRED = required('Required');

/** chosen: the lender knows its own limits. */
const MOST = 9_999_999;
const RANGE = `Enter an amount from $1 to ${formatWholeDollars(MOST)}`;

const common = { reason: [REQUIRED, oneOf(formReasons, 'Required')], message: [TOO_LONG] };
const validateReason = textValidator<Reconsideration>(common);
const validateAmount = textValidator<Reconsideration>({
  ...common,
  amount: [REQUIRED, isNumber(NOT_AN_AMOUNT), atLeast(1, RANGE), atMost(MOST, RANGE)],
});

/** Validates the request and its documents. */
export function reconsiderationValidator(files: readonly Upload[]) {
  const message = validateUploadGroup(uploadsOfGroup(files, 'reconsideration'), 0);
  return (values: Readonly<Partial<Reconsideration>>) => ({
    ...(message === null ? {} : { reconsideration: message }),
    ...(values.reason === SMALLER_AMOUNT ? validateAmount : validateReason)(values),
  });
}

/** A note for the underwriter. */
export interface ReviewNote {
  message: string;
}

export const validateReviewNote = textValidator<ReviewNote>({
  message: [required('Required'), TOO_LONG],
});

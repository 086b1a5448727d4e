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

/** Our choice: these reasons, because the specification names none. */
export const reconsiderationReasons = {
  FACTS_WRONG: 'Something you have about me is wrong',
  MORE_INCOME: 'I have income or savings you did not count',
  DEBTS_CHANGED: 'My debts are lower now',
  CREDIT_CORRECTED: 'My credit report was corrected',
  OTHER: 'Something else',
} as const;

/** Our choice: two reasons have their own actions, a smaller amount (with the amount) and a lifted freeze. */
export type ReconsiderationReason =
  | keyof typeof reconsiderationReasons
  | typeof SMALLER_AMOUNT
  | 'FREEZE_LIFTED';

export const SMALLER_AMOUNT = 'SMALLER_AMOUNT';

export const formReasons: readonly string[] = [
  ...Object.keys(reconsiderationReasons),
  SMALLER_AMOUNT,
];

export interface Reconsideration {
  reason: Exclude<ReconsiderationReason, 'FREEZE_LIFTED'>;
  /** Dollars. Only for a smaller amount. */
  amount?: number;
  message?: string;
}

const TOO_LONG = maxLength(1_000, 'Must be at most 1000 characters');
const REQUIRED = required('Required');

/** Our choice: high enough, because the lender knows its own limits. */
const MAX_AMOUNT = 9_999_999;
const RANGE = `Enter an amount from $1 to ${formatWholeDollars(MAX_AMOUNT)}`;

const common = { reason: [REQUIRED, oneOf(formReasons, 'Required')], message: [TOO_LONG] };
const validateReason = textValidator<Reconsideration>(common);
const validateAmount = textValidator<Reconsideration>({
  ...common,
  amount: [REQUIRED, isNumber(NOT_AN_AMOUNT), atLeast(1, RANGE), atMost(MAX_AMOUNT, RANGE)],
});

/** Validates the request and its documents. */
export function reconsiderationValidator(files: readonly Upload[]) {
  const message = validateUploadGroup(uploadsOfGroup(files, 'reconsideration'), 0);
  return (values: Readonly<Partial<Reconsideration>>) => ({
    ...(message === null ? {} : { reconsideration: message }),
    ...(values.reason === SMALLER_AMOUNT ? validateAmount : validateReason)(values),
  });
}

export interface ReviewNote {
  message: string;
}

export const validateReviewNote = textValidator<ReviewNote>({
  message: [required('Required'), TOO_LONG],
});

import type { Upload } from '#store/application/uploads/slice.ts';
import { groupMistake } from '#store/application/uploads/uploads.ts';
import { matches, required, textValidator, type Rule } from '#store/validation.ts';

const MESSAGE = 'Enter the number as it is on your tax bill';
const MAX_LENGTH = 30;

/** 4 to 30 letters, digits, spaces, hyphens, periods and slashes. */
export const parcelRule: Rule<string> = matches(
  /^[\dA-Za-z][\dA-Za-z ./-]{3,29}$/,
  MAX_LENGTH,
  MESSAGE,
);

export interface ParcelForm {
  parcelNumber: string;
}

/** review-app/incorrect-pin */
export const validateParcel = textValidator<ParcelForm>({
  parcelNumber: [required(MESSAGE), parcelRule],
});

/** Also validates the optional tax bill. */
export const parcelValidator =
  (files: readonly Upload[]) => (values: Readonly<Partial<ParcelForm>>) => ({
    ...validateParcel(values),
    ...groupMistake(files, 'taxBill', 0),
  });

import { NOT_AN_AMOUNT } from '#store/format/money.ts';
import { isRealDate } from '#store/format/isoDate.ts';
import {
  atLeast,
  atMost,
  isNumber,
  maxLength,
  passes,
  required,
  textValidator,
  type RuleTable,
} from '#store/validation.ts';

export interface Comparable {
  address: string;
  /** Dollars. */
  price: number;
  /** yyyy-MM-dd */
  soldOn: string;
}

/** Why the value is wrong, with up to three nearby sales (screens.md, bpo/hold). */
export interface ValueDispute {
  reason: string;
  comparables: Comparable[];
}

export interface DisputeForm {
  reason: string;
  comparables: Partial<Comparable>[];
}

export const MAX_COMPARABLES = 3;

const REQUIRED = 'Required';
/** Our choice: the same minimum as the borrower's own estimate. */
const MIN_PRICE = 10_000;
const MAX_PRICE = 99_999_999;

const rulesIn = (todayIso: string | null): RuleTable<Comparable> => ({
  address: [required(REQUIRED), maxLength(200, 'Must be at most 200 characters')],
  price: [
    required(REQUIRED),
    isNumber(NOT_AN_AMOUNT),
    atLeast(MIN_PRICE, 'Must be at least $10,000'),
    atMost(MAX_PRICE, 'Must be less than $100,000,000'),
  ],
  soldOn: [
    required(REQUIRED),
    passes(isRealDate, 'Enter a real date'),
    passes((day: string) => todayIso === null || day <= todayIso, 'Enter a date that has passed'),
  ],
});

const validateReason = textValidator<Pick<DisputeForm, 'reason'>>({
  reason: [required(REQUIRED), maxLength(1_000, 'Must be at most 1000 characters')],
});

const isBegun = (row: Readonly<Partial<Comparable>>) =>
  Object.values(row).some((value) => value !== undefined);

const begunRows = ({ comparables = [] }: Readonly<Partial<DisputeForm>>) =>
  comparables.map((row) => row ?? {}).filter(isBegun);

/** Requires complete data for each sale that the user started. */
export const disputeValidator = (todayIso: string | null) => {
  const validateSale = textValidator<Comparable>(rulesIn(todayIso));
  return (values: Readonly<Partial<DisputeForm>>) => {
    const comparables = (values.comparables ?? []).map((row) =>
      row && isBegun(row) ? validateSale(row) : {},
    );
    const isWrong = comparables.some((row) => Object.keys(row).length > 0);
    return { ...validateReason(values), ...(isWrong && { comparables }) };
  };
};

/** Returns the answer of a valid form. */
export const disputeOf = (form: Readonly<DisputeForm>): ValueDispute => ({
  reason: form.reason,
  // The form is valid, so every part has a value.
  comparables: begunRows(form) as Comparable[],
});

import type { Application } from '#store/application/core/application.ts';
import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';
import { yearOf } from '#store/format/isoDate.ts';
import { formatWholeDollars, NOT_AN_AMOUNT, readAmount } from '#store/format/money.ts';
import {
  atLeast,
  atMost,
  isNumber,
  maxLength,
  oneOf,
  passes,
  required,
  textValidator,
  type RuleTable,
} from '#store/validation.ts';

import { homeConditionCodes, homeTypeCodes } from './codes.ts';

export type HomeType = (typeof homeTypeCodes)[number];

export const homeTypeLabels: Readonly<Record<HomeType, string>> = {
  SINGLE_FAMILY: 'Single-family home',
  CONDO: 'Condo',
  TOWNHOUSE: 'Townhouse',
  TWO_TO_FOUR_UNITS: 'Two to four units',
  MANUFACTURED: 'Manufactured home',
};

export type HomeCondition = (typeof homeConditionCodes)[number];

/** ENUM-PROPCOND, with a description of each. */
export const homeConditions: Readonly<Record<HomeCondition, { label: string; about: string }>> = {
  POOR: { label: 'Needs major work', about: 'Part of it cannot be used before it is repaired.' },
  FAIR: { label: 'Fair', about: 'It needs repairs, but you can live in it.' },
  AVERAGE: { label: 'Average', about: 'Normal wear for its age.' },
  GOOD: { label: 'Good', about: 'It is well kept and needs no repairs.' },
  EXCELLENT: { label: 'Excellent', about: 'New or fully renewed.' },
};

/** The borrower's facts about a home that the lender's model has no value for. */
export interface HomeEstimate {
  /** Dollars. */
  estimatedValue: number;
  propertyType: HomeType;
  bedrooms: number;
  bathrooms: number;
  /** Square feet. */
  livingArea: number;
  yearBuilt: number;
  condition: HomeCondition;
  purchasePrice: number | null;
  purchaseYear: number | null;
  improvements: string | null;
}

/** The form. Counts and years as typed. */
export interface HomeEstimateForm {
  estimatedValue: number;
  propertyType: HomeType;
  bedrooms: string;
  bathrooms: string;
  livingArea: string;
  yearBuilt: string;
  condition: HomeCondition;
  purchasePrice: number;
  purchaseYear: string;
  improvements: string;
}

const REQUIRED = 'Required';
const MIN_VALUE = 10_000;
const HIGHEST_VALUE = 99_999_999;
const MIN_YEAR = 1700;

/** Returns 1850 for "1,850". */
const countOf = (text: string): number => readAmount(text) ?? Number.NaN;

/** Requires a count within limits, in whole or half steps. */
const counted = (from: number, to: number, message: string, step = 1) =>
  passes((text: string) => {
    const count = countOf(text);
    return count >= from && count <= to && count % step === 0;
  }, message);

const amount = (from: number, message: string) => [
  isNumber(NOT_AN_AMOUNT),
  atLeast(from, message),
  atMost(HIGHEST_VALUE, message),
];

const VALUE_RANGE = `Enter an amount from ${formatWholeDollars(MIN_VALUE)} to ${formatWholeDollars(HIGHEST_VALUE)}`;
const PRICE_RANGE = `Enter an amount up to ${formatWholeDollars(HIGHEST_VALUE)}`;

function rulesIn(thisYear: number): RuleTable<HomeEstimateForm> {
  const year = counted(MIN_YEAR, thisYear, `Enter a year from ${MIN_YEAR} to ${thisYear}`);
  return {
    estimatedValue: [required(REQUIRED), ...amount(MIN_VALUE, VALUE_RANGE)],
    propertyType: [required(REQUIRED), oneOf(homeTypeCodes, REQUIRED)],
    bedrooms: [required(REQUIRED), counted(0, 20, 'Enter a number from 0 to 20')],
    bathrooms: [
      required(REQUIRED),
      counted(0, 20, 'Enter a number from 0 to 20, in halves if you need to, like 2.5', 0.5),
    ],
    livingArea: [required(REQUIRED), counted(200, 20_000, 'Enter a number from 200 to 20,000')],
    yearBuilt: [required(REQUIRED), year],
    condition: [required(REQUIRED), oneOf(homeConditionCodes, REQUIRED)],
    purchasePrice: amount(0, PRICE_RANGE),
    purchaseYear: [year],
    improvements: [maxLength(1_000, 'Must be at most 1000 characters')],
  };
}

/** Our choice: any four-digit year while today's date is unknown, because the lender checks again. */
const LAST_YEAR = 9999;

/** Validates bpo/estimate-value for a given day. A home can't be built in the future. */
export const homeEstimateValidator = (todayIso: string | null) =>
  textValidator<HomeEstimateForm>(rulesIn(todayIso === null ? LAST_YEAR : yearOf(todayIso)));

/** The form is valid, so all required answers exist. */
export const homeEstimateOf = (form: Readonly<HomeEstimateForm>): HomeEstimate => ({
  estimatedValue: form.estimatedValue,
  propertyType: form.propertyType,
  bedrooms: countOf(form.bedrooms),
  bathrooms: countOf(form.bathrooms),
  livingArea: countOf(form.livingArea),
  yearBuilt: countOf(form.yearBuilt),
  condition: form.condition,
  purchasePrice: form.purchasePrice ?? null,
  purchaseYear: form.purchaseYear ? countOf(form.purchaseYear) : null,
  improvements: form.improvements || null,
});

/** Returns the form values of an earlier answer. */
export function homeEstimateForm(estimate: Readonly<HomeEstimate>): {
  [Name in keyof HomeEstimateForm]: HomeEstimateForm[Name] | null;
} {
  const { bedrooms, bathrooms, livingArea, yearBuilt, purchaseYear, ...rest } = estimate;
  return {
    ...rest,
    bedrooms: String(bedrooms),
    bathrooms: String(bathrooms),
    livingArea: String(livingArea),
    yearBuilt: String(yearBuilt),
    purchaseYear: purchaseYear === null ? null : String(purchaseYear),
  };
}

/** Returns the earlier answer, else what the records say. Typed values win. */
export function startingEstimate(
  saved: Readonly<HomeEstimate> | null,
  property: Readonly<
    Pick<NonNullable<Application['property']>, 'propertyType' | 'yearBuilt'>
  > | null,
  draft: UnsavedValues | undefined,
): Partial<HomeEstimateForm> {
  const year = property?.yearBuilt ?? null;
  const known = {
    propertyType: homeTypeCodes.find((code) => code === property?.propertyType) ?? null,
    yearBuilt: year === null ? null : String(year),
  };
  return initialFormValues<HomeEstimateForm>(saved ? homeEstimateForm(saved) : known, draft);
}

/** Returns the answer as rows for display. */
export function homeEstimateRows(estimate: Readonly<HomeEstimate>) {
  const { purchasePrice, purchaseYear, improvements } = estimate;
  const rows = [
    { label: 'Value you named', value: formatWholeDollars(estimate.estimatedValue) },
    { label: 'Type of home', value: homeTypeLabels[estimate.propertyType] },
    { label: 'Bedrooms', value: String(estimate.bedrooms) },
    { label: 'Bathrooms', value: String(estimate.bathrooms) },
    { label: 'Living area', value: `${estimate.livingArea.toLocaleString('en-US')} square feet` },
    { label: 'Year built', value: String(estimate.yearBuilt) },
    { label: 'Condition', value: homeConditions[estimate.condition].label },
    purchasePrice !== null && {
      label: 'Price you paid',
      value: formatWholeDollars(purchasePrice),
    },
    purchaseYear !== null && { label: 'Year you bought it', value: String(purchaseYear) },
    improvements !== null && { label: 'Improvements', value: improvements },
  ];
  return rows.filter((row) => row !== false);
}

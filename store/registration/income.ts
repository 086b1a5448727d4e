import { createSelector } from 'reselect';

import { NOT_AN_AMOUNT } from '#store/format/money.ts';
import {
  atLeast,
  atMost,
  isNumber,
  noneOf,
  oneOf,
  required,
  validator,
} from '#store/validation.ts';

import { selectDraft } from './flow.ts';
import { selectPrefilled, valuesOf } from './selectors.ts';

/** ENUM-EMPLOYMENT-REG, in the form's order (C-07; REG-LABEL-01, REG-LABEL-02). */
export const employmentLabels = {
  FULL_TIME: 'Employed full-time',
  PART_TIME: 'Employed part-time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  ALIMONY: 'Alimony',
  CHILD_SUPPORT: 'Child support',
  PUBLIC_ASSISTANCE_PROGRAM: 'Public assistance program',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Separate maintenance payments',
  UNEMPLOYED: 'Unemployed / furloughed',
} as const;

export type EmploymentType = keyof typeof employmentLabels;
export const employmentTypes = Object.keys(employmentLabels) as readonly EmploymentType[];

/** Yearly amounts before taxes, in dollars. */
export interface Income {
  income: number;
  otherIncome?: number;
  /** Missing if the user only joined the waitlist. */
  employmentType?: EmploymentType;
  /** The low amount confirmed with "Yes, this is my yearly income". False once unchecked. */
  confirmedIncome?: number | false;
}

export const MAX_INCOME = 9_999_999; // CONST-05
const MIN_PLAUSIBLE_INCOME = 15_000; // CONST-05

const incomeRules = [
  required('Required'), // VAL-INCOME-1
  isNumber(NOT_AN_AMOUNT),
  atLeast(0, 'Must be at least $0'), // VAL-INCOME-2
  atMost(MAX_INCOME, 'Must be less than $10,000,000'), // VAL-INCOME-3
];

/** The rules for joining the waitlist. */
export const validateIncomeAmount = validator<Income>({ income: incomeRules });

export const validateIncome = validator<Income>({
  income: incomeRules,
  otherIncome: [
    isNumber(NOT_AN_AMOUNT),
    atLeast(0, 'Must be at least $0'), // VAL-INCOME-5. Our choice: the same limit as the income, so every amount has one.
    atMost(MAX_INCOME, 'Must be less than $10,000,000'),
  ],
  employmentType: [
    required('Required'), // VAL-EMP-1
    oneOf(employmentTypes, 'Required'),
    noneOf(['UNEMPLOYED'], "We apologize. At this time, we don't lend to unemployed borrowers."), // VAL-EMP-2
  ],
});

export const LOW_INCOME_WARNING = 'Confirm that you have entered annual pre-tax income'; // VAL-INCOME-4

/** Whether the amount is low enough to confirm. Exactly 15,000 isn't (VAL-INCOME-4, A-17). */
export const isLowIncome = (income: number | undefined): boolean =>
  income !== undefined && income >= 0 && income < MIN_PLAUSIBLE_INCOME;

/** Whether a submit stops at the warning. An unconfirmed low amount stops once. */
export const needsIncomeConfirmation = (
  { income, confirmedIncome }: Readonly<Partial<Income>>,
  warnedAbout: number | null,
): boolean => isLowIncome(income) && income !== confirmedIncome && income !== warnedAbout;

/** Returns the other income to send. An empty field counts as 0 (VAL-INCOME-6). */
export const otherIncomeOf = ({ otherIncome }: Readonly<Partial<Income>>): number =>
  otherIncome ?? 0;

export const selectIncomeValues = valuesOf<Income>(
  'income',
  (state) => selectDraft(state).income,
  createSelector([selectPrefilled('income')], (income) => ({ income })),
);

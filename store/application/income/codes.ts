/* Codes alone: screens.ts and the contract import them, no text is here. */

/** ENUM-INCOMESRC */
export const incomeMethods = [
  'TRUV_PAYROLL',
  'PLAID_TRANSACTIONS',
  'MANUAL_PAYSTUB',
  'POINTSERV_PAYROLL',
  'POINTSERV_TAX',
  'POINTSERV_1099_MISC',
  'TRUV_FINANCIAL_ACCOUNTS',
  'EMPINFO',
  'OTHER',
  'UNKNOWN',
] as const;
export type IncomeMethod = (typeof incomeMethods)[number];

/** What the lender knows of one income (income/review). */
export const incomeStates = [
  'NOT_STARTED',
  'CONNECTED',
  'IN_REVIEW',
  'ACCEPTED',
  'NEEDS_REPLACING',
] as const;
export type IncomeState = (typeof incomeStates)[number];

/** The income from the main source, and the other one that the borrower named. */
export const incomeSubjects = ['PRIMARY', 'OTHER'] as const;
export type IncomeSubject = (typeof incomeSubjects)[number];

export const payFrequencies = ['WEEKLY', 'EVERY_TWO_WEEKS', 'TWICE_A_MONTH', 'MONTHLY'] as const;
export type PayFrequency = (typeof payFrequencies)[number];

/** Pay stubs, or other papers (income/upload?kind=other). */
export const paperKinds = ['PAYSTUB', 'OTHER'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** chosen: an employer that is being asked, or that did not answer. */
export const employerStates = ['CALLING', 'CALLED_NO_ANSWER', 'CONFIRMED'] as const;
export type EmployerState = (typeof employerStates)[number];

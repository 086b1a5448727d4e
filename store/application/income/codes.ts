/* Contains only codes, no text, because screens.ts and the contract import it. */

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

/** What the lender knows about one income (income/review). */
export const incomeStates = [
  'NOT_STARTED',
  'CONNECTED',
  'IN_REVIEW',
  'ACCEPTED',
  'NEEDS_REPLACING',
] as const;
export type IncomeState = (typeof incomeStates)[number];

/** The income from the main source, and the borrower's other income. */
export const incomeSubjects = ['PRIMARY', 'OTHER'] as const;
export type IncomeSubject = (typeof incomeSubjects)[number];

export const payFrequencies = ['WEEKLY', 'EVERY_TWO_WEEKS', 'TWICE_A_MONTH', 'MONTHLY'] as const;
export type PayFrequency = (typeof payFrequencies)[number];

/** Pay stubs, or other documents (income/upload?kind=other). */
export const paperKinds = ['PAYSTUB', 'OTHER'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Our choice: two states for an employer who is being asked or didn't answer. */
export const employerStates = ['CALLING', 'CALLED_NO_ANSWER', 'CONFIRMED'] as const;
export type EmployerState = (typeof employerStates)[number];

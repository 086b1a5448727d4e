import type { IncomeLinkType } from '#store/application/linking/linkTypes.ts';
import type { ScreenAddress } from '#store/application/core/screens.ts';
import type { EmploymentType } from '#store/registration/income.ts';

import type { IncomeMethod, IncomeSubject } from './codes.ts';

interface MethodText {
  readonly label: string;
  readonly opens: ScreenAddress;
  readonly about: string;
}

const linkScreen = (type: IncomeLinkType): ScreenAddress => ({
  screen: 'incomeLink',
  parameters: { type },
});

const BANK = 'Sign in to your bank. We look at your deposits.';
const minutes = (count: number) => `About ${count} minutes.`;

/** ENUM-INCOMESRC. UNKNOWN has no screen. */
export const methodTexts: Readonly<Record<Exclude<IncomeMethod, 'UNKNOWN'>, MethodText>> = {
  TRUV_PAYROLL: {
    label: 'Link your payroll',
    opens: linkScreen('truv-payroll'),
    about: `Sign in to your payroll provider. ${minutes(2)}`,
  },
  PLAID_TRANSACTIONS: {
    label: 'Link your bank',
    opens: linkScreen('plaid-transactions'),
    about: `${BANK} ${minutes(2)}`,
  },
  MANUAL_PAYSTUB: {
    label: 'Upload pay stubs',
    opens: { screen: 'incomeUpload' },
    about: "Upload a file or photo. We'll confirm it with your employer.",
  },
  POINTSERV_PAYROLL: {
    label: 'Link another payroll provider',
    opens: linkScreen('pointserv-payroll'),
    about: "Can't find your payroll provider? Try this.",
  },
  POINTSERV_TAX: {
    label: 'Share your tax records',
    opens: linkScreen('pointserv-tax'),
    about: `The IRS sends your tax returns to us. ${minutes(5)}`,
  },
  POINTSERV_1099_MISC: {
    label: 'Share your 1099s',
    opens: linkScreen('pointserv-1099-misc'),
    about: `The IRS sends your 1099 forms to us. ${minutes(5)}`,
  },
  TRUV_FINANCIAL_ACCOUNTS: {
    label: 'Link your accounts',
    opens: linkScreen('truv-financial-accounts'),
    about: `Sign in where your pension or savings are held. ${minutes(2)}`,
  },
  EMPINFO: {
    label: 'Confirm your employer',
    opens: { screen: 'incomeEmployer' },
    about: 'Tell us who we can ask. It takes 1-2 business days.',
  },
  OTHER: {
    label: 'Upload income papers',
    opens: { screen: 'incomeUpload', query: { kind: 'other' } },
    about: "Send files or photos and we'll read them.",
  },
};

const employed: readonly IncomeMethod[] = [
  'TRUV_PAYROLL',
  'PLAID_TRANSACTIONS',
  'MANUAL_PAYSTUB',
  'POINTSERV_PAYROLL',
  'EMPINFO',
];
const supported: readonly IncomeMethod[] = ['PLAID_TRANSACTIONS', 'OTHER'];

/** Methods to confirm an income, fastest first (screens.md, income/review). */
const methodsByType: Readonly<Record<EmploymentType, readonly IncomeMethod[]>> = {
  FULL_TIME: employed,
  PART_TIME: employed,
  SELF_EMPLOYED: ['POINTSERV_TAX', 'POINTSERV_1099_MISC', 'PLAID_TRANSACTIONS'],
  RETIRED: ['PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'OTHER'],
  ALIMONY: supported,
  CHILD_SUPPORT: supported,
  SEPARATE_MAINTENANCE_PAYMENTS: supported,
  PUBLIC_ASSISTANCE_PROGRAM: ['OTHER', 'PLAID_TRANSACTIONS'],
  // Refused at registration (VAL-EMP-2), but older applications may have it.
  UNEMPLOYED: supported,
};

const isEmploymentType = (type: string): type is EmploymentType =>
  Object.hasOwn(methodsByType, type);

/** Returns the methods for an employment type. Other income can be confirmed by bank or documents. */
export const methodsFor = (
  employmentType: string,
  subject: IncomeSubject,
): readonly IncomeMethod[] =>
  subject === 'PRIMARY' && isEmploymentType(employmentType)
    ? methodsByType[employmentType]
    : supported;

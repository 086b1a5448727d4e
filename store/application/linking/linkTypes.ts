import type { ScreenAddress } from '#store/application/core/screens.ts';

/** Link types of income/link/{type}, with the h1 of each screen (screens.md section 4). */
export const incomeLinkTitles = {
  'plaid-transactions': 'Link your bank',
  'truv-payroll': 'Link your payroll',
  'pointserv-payroll': 'Link your payroll',
  'pointserv-tax': 'Share your tax records',
  'pointserv-1099-misc': 'Share your tax records',
  'truv-financial-accounts': 'Link your accounts',
} as const;

export type IncomeLinkType = keyof typeof incomeLinkTitles;

/** All links: to an income, or to the bank account for payout and payments (F-13). */
export type LinkType = IncomeLinkType | 'bank';

const alternatives = new Map<string, ScreenAddress>([
  ['manual-paystub', { screen: 'incomeUpload' }],
  ['other', { screen: 'incomeUpload', query: { kind: 'other' } }],
  ['empinfo', { screen: 'incomeEmployer' }],
]);

export const isIncomeLink = (type: string): type is IncomeLinkType =>
  Object.hasOwn(incomeLinkTitles, type);

/** Returns the screen that replaces a link, with the query, or null if the link exists. */
export function linkAlternative(
  type = '',
  query: Readonly<Record<string, string>> = {},
): ScreenAddress | null {
  if (isIncomeLink(type)) return null;
  const instead = alternatives.get(type) ?? { screen: 'incomeReview' };
  return { screen: instead.screen, query: { ...instead.query, ...query } };
}

/** ENUM-INCOMESRC */
export type IncomeLinkMethod =
  | 'PLAID_TRANSACTIONS'
  | 'TRUV_PAYROLL'
  | 'TRUV_FINANCIAL_ACCOUNTS'
  | 'POINTSERV_TAX'
  | 'POINTSERV_PAYROLL'
  | 'POINTSERV_1099_MISC';

export const linkMethod = (type: IncomeLinkType): IncomeLinkMethod =>
  // A type is its code in lower case with hyphens.
  type.toUpperCase().replaceAll('-', '_') as IncomeLinkMethod;

/** Link results (F-13). With NO_DATA and REFUSED, the provider sent nothing to the lender. */
export const linkResults = ['SUCCESS', 'EXIT', 'ERROR', 'EXPIRED', 'NO_DATA', 'REFUSED'] as const;
export type LinkResult = (typeof linkResults)[number];

export const isLinkResult = (text: string | null): text is LinkResult =>
  linkResults.includes(text as LinkResult);

import type { ScreenAddress } from '#store/application/core/screens.ts';

/** The links of income/link/{type}, each with the h1 of its screen (screens.md section 4). */
export const incomeLinkTitles = {
  'plaid-transactions': 'Link your bank',
  'truv-payroll': 'Link your payroll',
  'pointserv-payroll': 'Link your payroll',
  'pointserv-tax': 'Share your tax records',
  'pointserv-1099-misc': 'Share your tax records',
  'truv-financial-accounts': 'Link your accounts',
} as const;

export type IncomeLinkType = keyof typeof incomeLinkTitles;

/** Every link: of an income, or of the bank account of the pay-out and the payments (F-13). */
export type LinkType = IncomeLinkType | 'bank';

/** The screens of the types without a link. */
const alternatives = new Map<string, ScreenAddress>([
  ['manual-paystub', { screen: 'incomeUpload' }],
  ['other', { screen: 'incomeUpload', query: { kind: 'other' } }],
  ['empinfo', { screen: 'incomeEmployer' }],
]);

export const isIncomeLink = (type: string): type is IncomeLinkType =>
  Object.hasOwn(incomeLinkTitles, type);

/** The screen in place of a link, with the query; null for a link. */
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
  // Each type is its code in small letters, with hyphens.
  type.toUpperCase().replaceAll('-', '_') as IncomeLinkMethod;

/** How a link ends (F-13); with NO_DATA and REFUSED the provider gave nothing to the lender. */
export const linkResults = ['SUCCESS', 'EXIT', 'ERROR', 'EXPIRED', 'NO_DATA', 'REFUSED'] as const;
export type LinkResult = (typeof linkResults)[number];

export const isLinkResult = (text: string | null): text is LinkResult =>
  linkResults.includes(text as LinkResult);

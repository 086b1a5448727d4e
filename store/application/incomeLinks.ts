/** The h1 of income/link/{type} (screens.md section 4). */
const titles = new Map([
  ['plaid-transactions', 'Link your bank'],
  ['truv-payroll', 'Link your payroll'],
  ['pointserv-payroll', 'Link your payroll'],
  ['pointserv-tax', 'Share your tax records'],
  ['pointserv-1099-misc', 'Share your tax records'],
  ['truv-financial-accounts', 'Link your accounts'],
]);

/** The screens under income/ for types without a link. */
const alternatives = new Map([
  ['manual-paystub', 'upload'],
  ['other', 'upload'],
  ['empinfo', 'employer-verification'],
]);

export const linkTitle = (type = ''): string | undefined => titles.get(type);

/** The screen in place of a link; null for a link. */
export const linkAlternative = (type = ''): string | null =>
  titles.has(type) ? null : (alternatives.get(type) ?? 'review');

/** What is linked at income/link/{type}, as its h1 (screens.md section 4). */
const titles = new Map([
  ['plaid-transactions', 'Link your bank'],
  ['truv-payroll', 'Link your payroll'],
  ['pointserv-payroll', 'Link your payroll'],
  ['pointserv-tax', 'Share your tax records'],
  ['pointserv-1099-misc', 'Share your tax records'],
  ['truv-financial-accounts', 'Link your accounts'],
]);

/** Ways to confirm an income that link nothing, by the screen of each. */
const elsewhere = new Map([
  ['manual-paystub', 'upload'],
  ['other', 'upload'],
  ['empinfo', 'employer-verification'],
]);

export const linkTitle = (type = ''): string | undefined => titles.get(type);

/** The screen under income/ that stands for one at which nothing is linked; null where something is. */
export const insteadOfLink = (type = ''): string | null =>
  titles.has(type) ? null : (elsewhere.get(type) ?? 'review');

import type { AssetType } from '#store/application/assets/assets.ts';
import type { LinkResult, LinkType } from '#store/application/linking/linkTypes.ts';

/** What the provider's page does with an institution (9.4). */
export interface Institution {
  readonly name: string;
  readonly result: LinkResult;
  /** The share of the stated income that it shows. */
  readonly share: number;
  /** True for an account in another person's name. */
  readonly isOfAnother: boolean;
}

type Provider = 'Bank' | 'Payroll' | 'Tax';

const providers: Readonly<Record<LinkType, Provider>> = {
  bank: 'Bank',
  'plaid-transactions': 'Bank',
  'truv-financial-accounts': 'Bank',
  'truv-payroll': 'Payroll',
  'pointserv-payroll': 'Payroll',
  'pointserv-tax': 'Tax',
  'pointserv-1099-misc': 'Tax',
};

export const providerOf = (link: LinkType): Provider => providers[link];

const income = { Lower: { share: 0.7 }, 'Far Lower': { share: 0.2 }, 'No Income': { share: 0 } };

const endings: Readonly<Record<string, Partial<Institution>>> = {
  '': {},
  Redirect: {},
  Slow: { result: 'EXPIRED' },
  'Wrong Password': { result: 'ERROR' },
};

const endingsOf = (link: LinkType): Readonly<Record<string, Partial<Institution>>> => ({
  ...endings,
  ...(!link.startsWith('pointserv') && { Joint: { isOfAnother: true } }),
  ...(link !== 'bank' && income),
  ...(providers[link] === 'Tax' && { Refused: { result: 'REFUSED' } }),
});

/** Returns all institutions that a link's provider finds. */
export const institutionsOf = (link: LinkType): Institution[] =>
  Object.entries(endingsOf(link)).map(([ending, more]) => ({
    name: ['Sandbox', providers[link], ending].filter(Boolean).join(' '),
    result: more.share === 0 ? 'NO_DATA' : 'SUCCESS',
    share: 1,
    isOfAnother: false,
    ...more,
  }));

export interface ProviderAccount {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly mask: string;
}

const bankAccounts: readonly ProviderAccount[] = [
  { id: 'checking', label: 'Checking ending 1111', type: 'CHECKING', mask: '1111' },
  { id: 'savings', label: 'Savings ending 2222', type: 'SAVINGS', mask: '2222' },
  { id: 'prepaid', label: 'Prepaid card ending 3333', type: 'PREPAID', mask: '3333' },
];

/** What each kind of provider shows after the sign-in. */
const providerAccounts: Readonly<Record<Provider, readonly ProviderAccount[]>> = {
  Bank: bankAccounts,
  Payroll: [{ id: 'job', label: 'Sandbox Works, full time', type: 'PAYROLL', mask: '' }],
  Tax: [{ id: 'tax', label: 'Federal tax records, last two years', type: 'TAX', mask: '' }],
};

interface SavingsAccount extends ProviderAccount {
  readonly type: AssetType;
  readonly balance: number;
}

export const savingsAccounts: readonly SavingsAccount[] = [
  { id: 'savings', label: 'Savings ending 2222', type: 'CASH', mask: '2222', balance: 40_000 },
  {
    id: 'brokerage',
    label: 'Brokerage ending 5555',
    type: 'INVESTMENT',
    mask: '5555',
    balance: 150_000,
  },
  {
    id: 'retirement',
    label: '401(k) ending 6666',
    type: 'RETIREMENT',
    mask: '6666',
    balance: 200_000,
  },
];

/** Returns the accounts to choose from. A link to savings shows those above. */
export const accountsAt = (link: LinkType): readonly ProviderAccount[] =>
  link === 'truv-financial-accounts' ? savingsAccounts : providerAccounts[providerOf(link)];

import { amountForPayment } from '#store/application/offers/loanMaths.ts';
import { toCents } from '#store/format/money.ts';

/** Types of savings accounts (product/assets). */
export const assetTypes = {
  CASH: 'Cash',
  INVESTMENT: 'Stocks and funds',
  RETIREMENT: 'Retirement',
} as const;

export type AssetType = keyof typeof assetTypes;

/** The share of a balance that counts, with the reason in plain words. */
export const assetShares: Readonly<Record<AssetType, { share: number; why: string }>> = {
  CASH: { share: 1, why: 'You can use it today, so all of it counts.' },
  INVESTMENT: { share: 0.7, why: 'Prices can fall, so we leave some room.' },
  RETIREMENT: { share: 0.6, why: 'Taxes and early withdrawal can cost a part of it.' },
};

/** Counted savings are spread over this many months of income. */
export const ASSET_MONTHS = 120;

/** A linked or entered account, in dollars. */
export interface AssetAccount {
  type: AssetType;
  institution: string;
  balance: number;
  joint: boolean;
  /** The last four digits, for linked accounts only. */
  mask: string | null;
  /** The link that added the account, or null if it was entered by hand. */
  linkUuid: string | null;
}

export type LinkedAsset = Omit<AssetAccount, 'joint' | 'linkUuid' | 'mask'> & {
  linkUuid: string;
  mask: string;
};

/** The payment that the debts leave room for, and the other limits of the line. */
export interface AssetLimit {
  before: number;
  most: number;
  rate: number;
  term: number;
  /** Dollars a month. Negative if the debts exceed their share of the income. */
  paymentRoom: number;
  incomeShare: number;
}

export interface Assets {
  linked: LinkedAsset[];
  accounts: AssetAccount[];
  /** Null if there is no offer to raise. */
  limit: AssetLimit | null;
}

type Counted = Readonly<Pick<AssetAccount, 'type' | 'balance'>>;

/** Returns the part of a balance that counts. */
export const countedBalance = ({ type, balance }: Counted): number =>
  toCents(balance * assetShares[type].share);

export const countedAssets = (accounts: readonly Counted[]): number =>
  toCents(accounts.reduce((sum, account) => sum + countedBalance(account), 0));

/** Returns the monthly income that counted savings add. */
export const monthlyFromAssets = (counted: number): number => counted / ASSET_MONTHS;

/** Returns the limit with counted savings, never below the earlier one. */
export function limitWithAssets(limit: Readonly<AssetLimit>, counted: number): number {
  const { before, most, rate, term, paymentRoom, incomeShare } = limit;
  const room = paymentRoom + monthlyFromAssets(counted) * incomeShare;
  const carried = toCents(amountForPayment(Math.max(0, room), rate, term));
  return Math.max(before, Math.min(most, carried));
}

/** "Cash, Sandbox Bank, ending 2222", as far as known. */
export const assetLine = ({
  type,
  institution,
  mask,
}: Readonly<Pick<AssetAccount, 'type' | 'institution' | 'mask'>>): string =>
  [institution, assetTypes[type], mask !== null && `ending ${mask}`].filter(Boolean).join(', ');

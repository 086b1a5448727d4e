import { amountForPayment } from '#store/application/offers/loanMaths.ts';
import { toCents } from '#store/format/money.ts';

/** What savings are kept in (product/assets). */
export const assetTypes = {
  CASH: 'Cash',
  INVESTMENT: 'Stocks and funds',
  RETIREMENT: 'Retirement',
} as const;

export type AssetType = keyof typeof assetTypes;

/** The part of a balance that counts, with the reason in plain words. */
export const assetShares: Readonly<Record<AssetType, { share: number; why: string }>> = {
  CASH: { share: 1, why: 'You can use it today, so all of it counts.' },
  INVESTMENT: { share: 0.7, why: 'Prices can fall, so we leave some room.' },
  RETIREMENT: { share: 0.6, why: 'Taxes and early withdrawal can cost a part of it.' },
};

/** Counted savings become income over this many months. */
export const ASSET_MONTHS = 120;

/** An account that was linked or told, in dollars. */
export interface AssetAccount {
  type: AssetType;
  institution: string;
  balance: number;
  joint: boolean;
  /** The last four digits; a linked account alone has them. */
  mask: string | null;
  /** The link that it came by; null by hand. */
  linkUuid: string | null;
}

export type LinkedAsset = Omit<AssetAccount, 'joint' | 'linkUuid' | 'mask'> & {
  linkUuid: string;
  mask: string;
};

/** What the debts leave for a payment, and what limits the line besides. */
export interface AssetLimit {
  before: number;
  /** The limit without the debts. */
  most: number;
  rate: number;
  term: number;
  /** Dollars a month; below zero where the debts are over the income's share. */
  paymentRoom: number;
  /** The part of an income that may go to debts. */
  incomeShare: number;
}

export interface Assets {
  linked: LinkedAsset[];
  /** What was sent. */
  accounts: AssetAccount[];
  /** Null: there is no offer to raise. */
  limit: AssetLimit | null;
}

type Counted = Readonly<Pick<AssetAccount, 'type' | 'balance'>>;

/** The part of one balance that counts. */
export const countedBalance = ({ type, balance }: Counted): number =>
  toCents(balance * assetShares[type].share);

/** The parts of all balances that count. */
export const countedAssets = (accounts: readonly Counted[]): number =>
  toCents(accounts.reduce((sum, account) => sum + countedBalance(account), 0));

/** What counted savings add to a month's income. */
export const monthlyFromAssets = (counted: number): number => counted / ASSET_MONTHS;

/** The limit of the line with counted savings; never below the one before. */
export function limitWithAssets(limit: Readonly<AssetLimit>, counted: number): number {
  const { before, most, rate, term, paymentRoom, incomeShare } = limit;
  const room = paymentRoom + monthlyFromAssets(counted) * incomeShare;
  const carried = toCents(amountForPayment(Math.max(0, room), rate, term));
  return Math.max(before, Math.min(most, carried));
}

/** "Cash, Sandbox Bank, ending 2222", as far as it is known. */
export const assetLine = ({
  type,
  institution,
  mask,
}: Readonly<Pick<AssetAccount, 'type' | 'institution' | 'mask'>>): string =>
  [institution, assetTypes[type], mask !== null && `ending ${mask}`].filter(Boolean).join(', ');

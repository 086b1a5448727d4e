import { formatCents, formatWholeDollars } from '#store/format/money.ts';

import {
  ASSET_MONTHS,
  assetShares,
  assetTypes,
  countedAssets,
  countedBalance,
  limitWithAssets,
  monthlyFromAssets,
  type AssetAccount,
  type AssetLimit,
  type AssetType,
} from './assets.ts';

const percentOf = (type: AssetType) => `${Math.round(assetShares[type].share * 100)}%`;

/** Explains how much of each type counts, and why. */
export const shareRows = () =>
  (Object.keys(assetTypes) as AssetType[]).map((type) => ({
    label: `${assetTypes[type]}: ${percentOf(type)}`,
    value: assetShares[type].why,
  }));

export const HOW_IT_COUNTS = `We count a part of each balance, and spread it over ${ASSET_MONTHS} months, as if it were income. You keep the money: nothing is taken or blocked.`;

/** Returns the rows of one account. */
export const assetRows = (
  account: Readonly<Pick<AssetAccount, 'type' | 'balance'> & { joint?: boolean }>,
) => [
  { label: 'Balance', value: formatCents(account.balance) },
  {
    label: 'Counts towards your line',
    value: `${formatCents(countedBalance(account))} (${percentOf(account.type)})`,
  },
  ...(account.joint === undefined
    ? []
    : [{ label: 'Joint account', value: account.joint ? 'Yes' : 'No' }]),
];

/** Whether savings can raise the limit: only if debts lower it. True if the limit is unknown. */
export const canSavingsHelp = (limit: Readonly<AssetLimit> | null): boolean =>
  limit === null || limit.most > limit.before;

export const NO_RAISE = "Savings won't raise your limit: your home's value and our maximum set it.";

/** Returns what the accounts add to the monthly income, and to the limit if there is one. */
export function assetResult(
  balances: readonly Readonly<Pick<AssetAccount, 'type' | 'balance'>>[],
  limit: Readonly<AssetLimit> | null,
) {
  const counted = countedAssets(balances);
  const raised =
    limit !== null && canSavingsHelp(limit) ? Math.floor(limitWithAssets(limit, counted)) : null;
  const rows = [
    { label: 'Counted', value: formatCents(counted) },
    limit && { label: 'Your limit now', value: formatWholeDollars(Math.floor(limit.before)) },
    raised !== null && {
      label: 'Your limit with these',
      value: `About ${formatWholeDollars(raised)}`,
    },
  ];
  return {
    line: `This adds about ${formatWholeDollars(monthlyFromAssets(counted))} a month`,
    rows: rows.filter((row) => row !== null && row !== false),
    /** The current limit and the added part, as shares of the highest possible limit. */
    meter:
      limit !== null && raised !== null
        ? { now: limit.before / limit.most, added: (raised - limit.before) / limit.most }
        : null,
  };
}

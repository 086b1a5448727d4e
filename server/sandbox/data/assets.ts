import type { AssetAccount, AssetType } from '#store/application/assets/assets.ts';

import type { ProviderAccount } from './institutions.ts';

interface SavingsAccount extends ProviderAccount {
  readonly type: AssetType;
  readonly balance: number;
}

/** What a link of savings and investments finds at each institution. */
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

/** What an application has that is put at a later status. */
export const sampleAsset: AssetAccount = {
  type: 'CASH',
  institution: 'Sandbox Bank',
  balance: 40_000,
  joint: false,
  mask: '2222',
  linkUuid: null,
};

import type { AssetAccount } from '#store/application/assets/assets.ts';

export const sampleAsset: AssetAccount = {
  type: 'CASH',
  institution: 'Sandbox Bank',
  balance: 40_000,
  joint: false,
  mask: '2222',
  linkUuid: null,
};

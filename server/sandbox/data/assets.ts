import type { AssetAccount } from '#store/application/assets/assets.ts';

/** What an application has that is put at a later status. */
export const sampleAsset: AssetAccount = {
  type: 'CASH',
  institution: 'Sandbox Bank',
  balance: 40_000,
  joint: false,
  mask: '2222',
  linkUuid: null,
};

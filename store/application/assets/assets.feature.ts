import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { Assets } from './assets.ts';

export const assetsFeature = feature({
  screens: {
    productAssets: {
      stage: 'Select Offer',
      offerOrigin: 'assets',
      path: 'product/assets',
      title: 'Add your savings and investments',
      why: 'Savings count as income where your debts limit your line. This step is your choice.',
      reads: ['assets', 'uploadLimits'],
    },
  },
  data: {
    assets: lenderDatum<Assets>(
      'linked.*.type',
      'linked.*.linkUuid',
      'accounts.*.type',
      'accounts.*.joint',
    ),
  },
  uploads: {
    assetStatement: { documentType: 'SUPPORT', purpose: 'ASSETS' },
  },
  steps: ['assets'],
  intents: {
    assetsSubmitted: ['accounts.*.type', 'accounts.*.joint', 'accounts.*.linkUuid'],
    assetsSkipped: [],
  },
});

import type { ApplicationScreen } from '#store/application/screens.ts';

/** Savings and investments that raise the limit. */
export const assetsScreens = {
  productAssets: {
    room: 'assets',
    stage: 'Select Offer',
    offerOrigin: 'assets',
    path: 'product/assets',
    title: 'Add your savings and investments',
    reads: ['assets', 'uploadLimits'],
  },
} as const satisfies Record<string, ApplicationScreen>;

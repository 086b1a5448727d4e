import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const assetsPages = {
  productAssets: {
    code: lazyPage(() => import('#src/pages/application/assets/AssetsPage.tsx')),
  },
} as const satisfies FeaturePages;

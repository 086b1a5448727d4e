import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const requalificationPages = {
  productWinback: {
    code: lazyPage(() => import('#src/pages/application/requalification/WinbackPage.tsx')),
  },
} as const satisfies FeaturePages;

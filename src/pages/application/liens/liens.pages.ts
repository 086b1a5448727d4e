import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const liensPages = {
  liens: {
    code: lazyPage(() => import('#src/pages/application/liens/LiensPage.tsx')),
  },
} as const satisfies FeaturePages;

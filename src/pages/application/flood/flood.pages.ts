import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const floodPages = {
  errorFloodCert: {
    code: lazyPage(() => import('#src/pages/application/flood/FloodPage.tsx')),
  },
} as const satisfies FeaturePages;

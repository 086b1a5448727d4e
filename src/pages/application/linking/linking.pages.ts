import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const linkingPages = {
  incomeLink: {
    code: lazyPage(() => import('#src/pages/application/linking/LinkPage.tsx')),
  },
  incomePointservCallback: {
    code: lazyPage(() => import('#src/pages/application/linking/TaxCallbackPage.tsx')),
  },
} as const satisfies FeaturePages;

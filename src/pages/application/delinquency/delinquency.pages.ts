import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const delinquencyPages = {
  reviewDelinquency: {
    code: lazyPage(() => import('#src/pages/application/delinquency/DelinquencyPage.tsx')),
  },
} as const satisfies FeaturePages;

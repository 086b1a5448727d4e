import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const fundingPages = {
  complete: {
    code: lazyPage(() => import('#src/pages/application/funding/CompletePage.tsx')),
  },
} as const satisfies FeaturePages;

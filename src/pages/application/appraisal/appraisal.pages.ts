import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const appraisalPages = {
  hold: {
    code: lazyPage(() => import('#src/pages/application/appraisal/AppraisalPage.tsx')),
  },
} as const satisfies FeaturePages;

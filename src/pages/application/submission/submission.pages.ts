import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const submissionPages = {
  startSummary: {
    code: lazyPage(() => import('#src/pages/application/submission/SummaryPage.tsx')),
  },
} as const satisfies FeaturePages;

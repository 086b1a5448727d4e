import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const incomePages = {
  incomeReview: {
    code: lazyPage(() => import('#src/pages/application/income/IncomePage.tsx')),
    next: 'incomeUpload',
  },
  incomeUpload: {
    code: lazyPage(() => import('#src/pages/application/income/PapersPage.tsx')),
  },
  incomeEmployer: {
    code: lazyPage(() => import('#src/pages/application/income/EmployerPage.tsx')),
  },
} as const satisfies FeaturePages;

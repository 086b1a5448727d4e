import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const incomePages = {
  incomeReview: {
    code: lazyPage(() =>
      import('#src/pages/application/income/IncomePage.tsx').then((module) => module.IncomePage),
    ),
    next: 'incomeUpload',
  },
  incomeUpload: {
    code: lazyPage(() =>
      import('#src/pages/application/income/PapersPage.tsx').then((module) => module.PapersPage),
    ),
  },
  incomeEmployer: {
    code: lazyPage(() =>
      import('#src/pages/application/income/EmployerPage.tsx').then(
        (module) => module.EmployerPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

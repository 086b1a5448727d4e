import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const delinquencyPages = {
  reviewDelinquency: {
    code: lazyPage(() =>
      import('#src/pages/application/delinquency/DelinquencyPage.tsx').then(
        (module) => module.DelinquencyPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const linkingPages = {
  incomeLink: {
    code: lazyPage(() =>
      import('#src/pages/application/linking/LinkPage.tsx').then((module) => module.LinkPage),
    ),
  },
  incomePointservCallback: {
    code: lazyPage(() =>
      import('#src/pages/application/linking/TaxCallbackPage.tsx').then(
        (module) => module.TaxCallbackPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const creditPages = {
  creditSocial: {
    code: lazyPage(() =>
      import('#src/pages/application/credit/IdentificationPage.tsx').then(
        (module) => module.IdentificationPage,
      ),
    ),
  },
  creditError: {
    code: lazyPage(() =>
      import('#src/pages/application/credit/FrozenPage.tsx').then((module) => module.FrozenPage),
    ),
  },
  reviewNoCredit: {
    code: lazyPage(() =>
      import('#src/pages/application/credit/NoCreditPage.tsx').then(
        (module) => module.NoCreditPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

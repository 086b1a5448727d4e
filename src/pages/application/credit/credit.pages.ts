import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const creditPages = {
  creditSocial: {
    code: lazyPage(() => import('#src/pages/application/credit/IdentificationPage.tsx')),
  },
  creditError: {
    code: lazyPage(() => import('#src/pages/application/credit/FrozenPage.tsx')),
  },
  reviewNoCredit: {
    code: lazyPage(() => import('#src/pages/application/credit/NoCreditPage.tsx')),
  },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const signingPages = {
  signingIntro: {
    code: lazyPage(() => import('#src/pages/application/signing/SigningIntroPage.tsx')),
    next: 'signingSign',
  },
  signingAdditional: {
    code: lazyPage(() => import('#src/pages/application/signing/AdditionalSignersPage.tsx')),
  },
  signingSupport: {
    code: lazyPage(() => import('#src/pages/application/signing/SigningSupportPage.tsx')),
  },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const signingPages = {
  signingIntro: {
    code: lazyPage(() =>
      import('#src/pages/application/signing/SigningIntroPage.tsx').then(
        (module) => module.SigningIntroPage,
      ),
    ),
    next: 'signingSign',
  },
  signingAdditional: {
    code: lazyPage(() =>
      import('#src/pages/application/signing/AdditionalSignersPage.tsx').then(
        (module) => module.AdditionalSignersPage,
      ),
    ),
  },
  signingSupport: {
    code: lazyPage(() =>
      import('#src/pages/application/signing/SigningSupportPage.tsx').then(
        (module) => module.SigningSupportPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const identityPages = {
  identity: {
    code: lazyPage(() =>
      import('#src/pages/application/identity/IdentityPage.tsx').then(
        (module) => module.IdentityPage,
      ),
    ),
    next: 'bankDisburse',
  },
} as const satisfies FeaturePages;

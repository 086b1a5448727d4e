import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const propertyPages = {
  reviewProperty: {
    code: lazyPage(() =>
      import('#src/pages/application/property/FindPropertyPage.tsx').then(
        (module) => module.FindPropertyPage,
      ),
    ),
  },
  reviewIncorrectPin: {
    code: lazyPage(() =>
      import('#src/pages/application/property/ParcelPage.tsx').then((module) => module.ParcelPage),
    ),
  },
  reviewIncorrectOwnership: {
    code: lazyPage(() =>
      import('#src/pages/application/property/OwnershipPage.tsx').then(
        (module) => module.OwnershipPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

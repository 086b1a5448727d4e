import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const propertyPages = {
  reviewProperty: {
    code: lazyPage(() => import('#src/pages/application/property/FindPropertyPage.tsx')),
  },
  reviewIncorrectPin: {
    code: lazyPage(() => import('#src/pages/application/property/ParcelPage.tsx')),
  },
  reviewIncorrectOwnership: {
    code: lazyPage(() => import('#src/pages/application/property/OwnershipPage.tsx')),
  },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const offersPages = {
  productSelect: {
    code: lazyPage(() => import('#src/pages/application/offers/SelectOfferPage.tsx')),
    next: 'productConfirm',
  },
  productConfirm: {
    code: lazyPage(() => import('#src/pages/application/offers/ConfirmOfferPage.tsx')),
    next: 'startContact',
  },
} as const satisfies FeaturePages;

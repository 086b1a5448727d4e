import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const offersPages = {
  productSelect: {
    code: lazyPage(() =>
      import('#src/pages/application/offers/SelectOfferPage.tsx').then(
        (module) => module.SelectOfferPage,
      ),
    ),
    next: 'productConfirm',
  },
  productConfirm: {
    code: lazyPage(() =>
      import('#src/pages/application/offers/ConfirmOfferPage.tsx').then(
        (module) => module.ConfirmOfferPage,
      ),
    ),
    next: 'startContact',
  },
} as const satisfies FeaturePages;

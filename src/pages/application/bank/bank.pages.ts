import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const bankPages = {
  bankDisburse: {
    code: lazyPage(() => import('#src/pages/application/bank/DisbursePage.tsx')),
    next: 'bankManualDisburse',
  },
  bankManualDisburse: {
    code: lazyPage(() => import('#src/pages/application/bank/ManualAccountPage.tsx')),
    next: 'bankConfirm',
  },
  bankConfirm: {
    code: lazyPage(() => import('#src/pages/application/bank/ConfirmAccountPage.tsx')),
    next: 'bankAutopay',
  },
  bankAutopay: {
    code: lazyPage(() => import('#src/pages/application/bank/PaymentPage.tsx')),
  },
} as const satisfies FeaturePages;

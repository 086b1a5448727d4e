import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const bankPages = {
  bankDisburse: {
    code: lazyPage(() =>
      import('#src/pages/application/bank/DisbursePage.tsx').then((module) => module.DisbursePage),
    ),
    next: 'bankManualDisburse',
  },
  bankManualDisburse: {
    code: lazyPage(() =>
      import('#src/pages/application/bank/ManualAccountPage.tsx').then(
        (module) => module.ManualAccountPage,
      ),
    ),
    next: 'bankConfirm',
  },
  bankConfirm: {
    code: lazyPage(() =>
      import('#src/pages/application/bank/ConfirmAccountPage.tsx').then(
        (module) => module.ConfirmAccountPage,
      ),
    ),
    next: 'bankAutopay',
  },
  bankAutopay: {
    code: lazyPage(() =>
      import('#src/pages/application/bank/PaymentPage.tsx').then((module) => module.PaymentPage),
    ),
  },
} as const satisfies FeaturePages;

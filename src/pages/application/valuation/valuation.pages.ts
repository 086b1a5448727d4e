import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const valuationPages = {
  bpoOrder: {
    code: lazyPage(() =>
      import('#src/pages/application/valuation/OrderPage.tsx').then((module) => module.OrderPage),
    ),
    next: 'bpoWaiting',
  },
  bpoCondition: {
    code: lazyPage(() =>
      import('#src/pages/application/valuation/OrderPage.tsx').then(
        (module) => module.ConditionPage,
      ),
    ),
    next: 'bpoWaiting',
  },
  bpoWaiting: {
    code: lazyPage(() =>
      import('#src/pages/application/valuation/WaitingPage.tsx').then(
        (module) => module.WaitingPage,
      ),
    ),
  },
  bpoHold: {
    code: lazyPage(() =>
      import('#src/pages/application/valuation/HoldPage.tsx').then((module) => module.HoldPage),
    ),
  },
  bpoEstimateValue: {
    code: lazyPage(() =>
      import('#src/pages/application/valuation/EstimateValuePage.tsx').then(
        (module) => module.EstimateValuePage,
      ),
    ),
  },
} as const satisfies FeaturePages;

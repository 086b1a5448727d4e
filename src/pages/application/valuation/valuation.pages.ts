import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const valuationPages = {
  bpoOrder: {
    code: lazyPage(async () => ({
      default: (await import('#src/pages/application/valuation/OrderPage.tsx')).OrderPage,
    })),
    next: 'bpoWaiting',
  },
  bpoCondition: {
    code: lazyPage(async () => ({
      default: (await import('#src/pages/application/valuation/OrderPage.tsx')).ConditionPage,
    })),
    next: 'bpoWaiting',
  },
  bpoWaiting: {
    code: lazyPage(() => import('#src/pages/application/valuation/WaitingPage.tsx')),
  },
  bpoHold: {
    code: lazyPage(() => import('#src/pages/application/valuation/HoldPage.tsx')),
  },
  bpoEstimateValue: {
    code: lazyPage(() => import('#src/pages/application/valuation/EstimateValuePage.tsx')),
  },
} as const satisfies FeaturePages;

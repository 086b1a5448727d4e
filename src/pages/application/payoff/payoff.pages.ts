import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const payoffPages = {
  payoffHold: {
    code: lazyPage(() => import('#src/pages/application/payoff/PayoffPage.tsx')),
  },
} as const satisfies FeaturePages;

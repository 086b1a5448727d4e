import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

const decline = lazyPage(() => import('#src/pages/application/decision/DeclinePage.tsx'));

export const decisionPages = {
  errorDecline: { code: decline },
  errorCredit: { code: decline },
  errorIncome: { code: decline },
  reviewUnderwriting: {
    code: lazyPage(() => import('#src/pages/application/decision/UnderwritingPage.tsx')),
  },
} as const satisfies FeaturePages;

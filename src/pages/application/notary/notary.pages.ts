import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const notaryPages = {
  notaryIntro: {
    code: lazyPage(() => import('#src/pages/application/notary/IntroPage.tsx')),
  },
  notaryScheduleManual: {
    code: lazyPage(() => import('#src/pages/application/notary/SchedulePage.tsx')),
    next: 'notaryReserveManual',
  },
  notaryReserveManual: {
    code: lazyPage(() => import('#src/pages/application/notary/ReservePage.tsx')),
  },
  notarySession: {
    code: lazyPage(() => import('#src/pages/application/notary/session/SessionPage.tsx')),
  },
  notaryError: {
    code: lazyPage(() => import('#src/pages/application/notary/NotaryErrorPage.tsx')),
  },
} as const satisfies FeaturePages;

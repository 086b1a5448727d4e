import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const notaryPages = {
  notaryIntro: {
    code: lazyPage(() =>
      import('#src/pages/application/notary/IntroPage.tsx').then((module) => module.IntroPage),
    ),
  },
  notaryScheduleManual: {
    code: lazyPage(() =>
      import('#src/pages/application/notary/SchedulePage.tsx').then(
        (module) => module.SchedulePage,
      ),
    ),
    next: 'notaryReserveManual',
  },
  notaryReserveManual: {
    code: lazyPage(() =>
      import('#src/pages/application/notary/ReservePage.tsx').then((module) => module.ReservePage),
    ),
  },
  notarySession: {
    code: lazyPage(() =>
      import('#src/pages/application/notary/session/SessionPage.tsx').then(
        (module) => module.SessionPage,
      ),
    ),
  },
  notaryError: {
    code: lazyPage(() =>
      import('#src/pages/application/notary/NotaryErrorPage.tsx').then(
        (module) => module.NotaryErrorPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

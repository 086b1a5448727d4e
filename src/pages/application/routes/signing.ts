import { statusCard, pageAt, type PagesOf } from './pageAt.ts';

/** From the final offer to the money. */
export const signingPages = {
  errorFloodCert: {
    load: () =>
      import('#src/pages/application/flood/FloodPage.tsx').then((module) => module.FloodPage),
  },
  signingIntro: {
    load: () =>
      import('#src/pages/application/signing/SigningIntroPage.tsx').then(
        (module) => module.SigningIntroPage,
      ),
    next: pageAt('signingSign'),
  },
  signingSign: {
    load: () =>
      import('#src/pages/application/documents/SignPage.tsx').then((module) => module.SignPage),
  },
  signingAdditional: { load: statusCard },
  signingSupport: {
    load: () =>
      import('#src/pages/application/signing/SigningSupportPage.tsx').then(
        (module) => module.SigningSupportPage,
      ),
  },
  documentDisclosures: {
    load: () =>
      import('#src/pages/application/documents/DocumentsPage.tsx').then(
        (module) => module.DocumentsPage,
      ),
  },
  notaryIntro: {
    load: () =>
      import('#src/pages/application/notary/IntroPage.tsx').then((module) => module.IntroPage),
  },
  notaryScheduleManual: {
    load: () =>
      import('#src/pages/application/notary/SchedulePage.tsx').then(
        (module) => module.SchedulePage,
      ),
    next: pageAt('notaryReserveManual'),
  },
  notaryReserveManual: {
    load: () =>
      import('#src/pages/application/notary/ReservePage.tsx').then((module) => module.ReservePage),
  },
  notarySession: {
    load: () =>
      import('#src/pages/application/notary/session/SessionPage.tsx').then(
        (module) => module.SessionPage,
      ),
  },
  notaryError: {
    load: () =>
      import('#src/pages/application/notary/NotaryErrorPage.tsx').then(
        (module) => module.NotaryErrorPage,
      ),
  },
  complete: {
    load: () =>
      import('#src/pages/application/funding/CompletePage.tsx').then(
        (module) => module.CompletePage,
      ),
  },
  conditions: { load: statusCard },
  conditionsUpload: { load: statusCard },
  conditionsPhone: { load: statusCard },
  conditionsConfirm: { load: statusCard },
} as const satisfies PagesOf;

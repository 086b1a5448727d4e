import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const signerPages = {
  signerResume: {
    code: lazyPage(() =>
      import('#src/pages/application/signer/ResumePage.tsx').then((module) => module.ResumePage),
    ),
  },
  signerIntro: {
    code: lazyPage(() =>
      import('#src/pages/application/signer/SignerIntroPage.tsx').then(
        (module) => module.SignerIntroPage,
      ),
    ),
    next: 'identity',
  },
  signerDocuments: {
    code: lazyPage(() =>
      import('#src/pages/application/signer/SignerDocumentsPage.tsx').then(
        (module) => module.SignerDocumentsPage,
      ),
    ),
    next: 'signerSign',
  },
  signerSign: {
    code: lazyPage(() =>
      import('#src/pages/application/signer/SignerSignPage.tsx').then(
        (module) => module.SignerSignPage,
      ),
    ),
  },
  signerCancelled: {
    code: lazyPage(() =>
      import('#src/pages/application/signer/CancelledPage.tsx').then(
        (module) => module.CancelledPage,
      ),
    ),
  },
  signerError: {
    code: lazyPage(() =>
      import('#src/pages/application/signer/SignerErrorPage.tsx').then(
        (module) => module.SignerErrorPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

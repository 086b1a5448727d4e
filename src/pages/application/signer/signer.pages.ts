import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const signerPages = {
  signerResume: {
    code: lazyPage(() => import('#src/pages/application/signer/ResumePage.tsx')),
  },
  signerIntro: {
    code: lazyPage(() => import('#src/pages/application/signer/SignerIntroPage.tsx')),
    next: 'identity',
  },
  signerDocuments: {
    code: lazyPage(() => import('#src/pages/application/signer/SignerDocumentsPage.tsx')),
    next: 'signerSign',
  },
  signerSign: {
    code: lazyPage(() => import('#src/pages/application/signer/SignerSignPage.tsx')),
  },
  signerCancelled: {
    code: lazyPage(() => import('#src/pages/application/signer/CancelledPage.tsx')),
  },
  signerError: {
    code: lazyPage(() => import('#src/pages/application/signer/SignerErrorPage.tsx')),
  },
} as const satisfies FeaturePages;

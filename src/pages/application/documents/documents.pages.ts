import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const documentsPages = {
  signingSign: {
    code: lazyPage(() => import('#src/pages/application/documents/SignPage.tsx')),
  },
  documentDisclosures: {
    code: lazyPage(() => import('#src/pages/application/documents/DocumentsPage.tsx')),
  },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const documentsPages = {
  signingSign: {
    code: lazyPage(() =>
      import('#src/pages/application/documents/SignPage.tsx').then((module) => module.SignPage),
    ),
  },
  documentDisclosures: {
    code: lazyPage(() =>
      import('#src/pages/application/documents/DocumentsPage.tsx').then(
        (module) => module.DocumentsPage,
      ),
    ),
  },
} as const satisfies FeaturePages;

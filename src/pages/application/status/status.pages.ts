import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

const timeout = lazyPage(() => import('#src/pages/application/status/TimeoutPage.tsx'));

export const statusPages = {
  errorTimeout: { code: timeout },
  reviewDatatree: { code: timeout },
  reviewSigndocs: { code: timeout },
} as const satisfies FeaturePages;

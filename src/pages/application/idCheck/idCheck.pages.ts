import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const idCheckPages = {
  identity: {
    code: lazyPage(() => import('#src/pages/application/idCheck/IdCheckPage.tsx')),
    next: 'bankDisburse',
  },
} as const satisfies FeaturePages;

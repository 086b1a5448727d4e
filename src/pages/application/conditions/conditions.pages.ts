import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const conditionsPages = {
  conditions: {
    code: lazyPage(() => import('#src/pages/application/conditions/ConditionsPage.tsx')),
    next: 'conditionsUpload',
  },
  conditionsUpload: {
    code: lazyPage(() => import('#src/pages/application/conditions/UploadPage.tsx')),
  },
  conditionsPhone: {
    code: lazyPage(() => import('#src/pages/application/conditions/PhonePage.tsx')),
  },
  conditionsConfirm: {
    code: lazyPage(() => import('#src/pages/application/conditions/ChangePage.tsx')),
  },
} as const satisfies FeaturePages;

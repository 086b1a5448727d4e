import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const conditionsPages = {
  conditions: {
    code: lazyPage(() =>
      import('#src/pages/application/conditions/ConditionsPage.tsx').then(
        (module) => module.ConditionsPage,
      ),
    ),
    next: 'conditionsUpload',
  },
  conditionsUpload: {
    code: lazyPage(() =>
      import('#src/pages/application/conditions/UploadPage.tsx').then(
        (module) => module.UploadPage,
      ),
    ),
  },
  conditionsPhone: {
    code: lazyPage(() =>
      import('#src/pages/application/conditions/PhonePage.tsx').then((module) => module.PhonePage),
    ),
  },
  conditionsConfirm: {
    code: lazyPage(() =>
      import('#src/pages/application/conditions/ChangePage.tsx').then(
        (module) => module.ChangePage,
      ),
    ),
  },
} as const satisfies FeaturePages;

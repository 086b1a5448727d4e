import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

const timeout = lazyPage(() =>
  import('#src/pages/application/status/TimeoutPage.tsx').then((module) => module.TimeoutPage),
);

/** A screen that has no page of its own yet. */
const statusCard = lazyPage(() =>
  import('#src/pages/application/status/StatusCardPage.tsx').then(
    (module) => module.StatusCardPage,
  ),
);

export const statusPages = {
  errorTimeout: { code: timeout },
  reviewDatatree: { code: timeout },
  reviewSigndocs: { code: timeout },
  conditions: { code: statusCard },
  conditionsUpload: { code: statusCard },
  conditionsPhone: { code: statusCard },
  conditionsConfirm: { code: statusCard },
} as const satisfies FeaturePages;

import { lazyPage } from '#src/shell/page/lazyPage.ts';
import type { FeaturePages } from '#src/pages/application/applicationPage.ts';

export const detailsPages = {
  startContact: {
    code: lazyPage(() => import('#src/pages/application/details/DetailsPage.tsx')),
    next: 'startHmda',
  },
  startHmda: {
    code: lazyPage(() => import('#src/pages/application/details/DemographicsPage.tsx')),
  },
} as const satisfies FeaturePages;

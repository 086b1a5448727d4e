import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readSavings } from './reads.ts';
import { watchAssets } from './assets.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'assets'> = {
  reads: {
    assets: readSavings,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchAssets],
};

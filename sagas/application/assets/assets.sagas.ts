import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readSavings } from './reads.ts';
import { watchAssets } from './assets.ts';

export const feature: FeatureSagas<'assets'> = {
  reads: {
    assets: readSavings,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchAssets],
};

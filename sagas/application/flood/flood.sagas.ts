import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readFlood } from './reads.ts';
import { watchFlood } from './flood.ts';

export const feature: FeatureSagas<'flood'> = {
  reads: {
    floodCheck: readFlood,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchFlood],
};

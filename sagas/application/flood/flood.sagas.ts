import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readFlood } from './reads.ts';
import { watchFlood } from './flood.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'flood'> = {
  reads: {
    floodCheck: readFlood,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchFlood],
};

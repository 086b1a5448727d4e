import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readNotice } from './reads.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'decision'> = {
  reads: {
    decision: readNotice,
    uploadLimits: readUploadLimits,
  },
  sagas: [],
};

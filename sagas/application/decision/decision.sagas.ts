import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readNotice } from './reads.ts';

export const feature: FeatureSagas<'decision'> = {
  reads: {
    decision: readNotice,
    uploadLimits: readUploadLimits,
  },
  sagas: [],
};

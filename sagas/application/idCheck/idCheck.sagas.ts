import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { loadIdCheck } from './reads.ts';
import { watchIdCheck } from './idCheck.ts';

export const feature: FeatureSagas<'idCheck'> = {
  reads: {
    idCheck: loadIdCheck,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchIdCheck],
};

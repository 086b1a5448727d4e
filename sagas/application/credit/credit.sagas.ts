import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readIdentification, readFreeze } from './reads.ts';
import { watchCredit } from './credit.ts';

export const feature: FeatureSagas<'credit'> = {
  reads: {
    creditIdentification: readIdentification,
    creditFreeze: readFreeze,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchCredit],
};

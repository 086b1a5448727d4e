import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readLateItems } from './reads.ts';
import { watchDelinquency } from './delinquency.ts';

export const feature: FeatureSagas<'delinquency'> = {
  reads: {
    delinquency: readLateItems,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchDelinquency],
};

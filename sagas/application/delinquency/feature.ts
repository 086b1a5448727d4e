import { featureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readLateItems } from './reads.ts';
import { watchDelinquency } from './delinquency.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature = featureSagas<'delinquency'>({
  reads: {
    delinquency: readLateItems,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchDelinquency],
});

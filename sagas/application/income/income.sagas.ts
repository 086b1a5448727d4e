import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readIncome, readEmployer } from './reads.ts';
import { watchIncome } from './income.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'income'> = {
  reads: {
    income: readIncome,
    uploadLimits: readUploadLimits,
    employment: readEmployer,
  },
  sagas: [watchIncome],
};

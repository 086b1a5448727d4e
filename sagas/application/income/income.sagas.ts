import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readIncome, readEmployer } from './reads.ts';
import { watchIncome } from './income.ts';

export const feature: FeatureSagas<'income'> = {
  reads: {
    income: readIncome,
    uploadLimits: readUploadLimits,
    employment: readEmployer,
  },
  sagas: [watchIncome],
};

import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { loadPayoffs } from './reads.ts';
import { watchPayoff } from './payoff.ts';

export const feature: FeatureSagas<'payoff'> = {
  reads: {
    payoffs: loadPayoffs,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchPayoff],
};

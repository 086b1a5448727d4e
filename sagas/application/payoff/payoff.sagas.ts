import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { loadPayoffs } from './reads.ts';
import { watchPayoff } from './payoff.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'payoff'> = {
  reads: {
    payoffs: loadPayoffs,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchPayoff],
};

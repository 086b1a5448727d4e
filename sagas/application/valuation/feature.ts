import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readHomeEstimate, readOrder } from './reads.ts';
import { watchValuation } from './valuation.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'valuation'> = {
  reads: {
    homeEstimate: readHomeEstimate,
    uploadLimits: readUploadLimits,
    valuationOrder: readOrder,
  },
  sagas: [watchValuation],
};

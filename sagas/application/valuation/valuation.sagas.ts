import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { loadHomeEstimate, readOrder } from './reads.ts';
import { watchValuation } from './valuation.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'valuation'> = {
  reads: {
    homeEstimate: loadHomeEstimate,
    uploadLimits: readUploadLimits,
    valuationOrder: readOrder,
  },
  sagas: [watchValuation],
};

import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { loadHomeEstimate, readOrder } from './reads.ts';
import { watchValuation } from './valuation.ts';

export const feature: FeatureSagas<'valuation'> = {
  reads: {
    homeEstimate: loadHomeEstimate,
    uploadLimits: readUploadLimits,
    valuationOrder: readOrder,
  },
  sagas: [watchValuation],
};

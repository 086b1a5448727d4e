import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readPropertySearch, readRecord } from './reads.ts';
import { watchProperty } from './property.ts';

export const feature: FeatureSagas<'property'> = {
  reads: {
    propertySearch: readPropertySearch,
    uploadLimits: readUploadLimits,
    propertyRecord: readRecord,
  },
  sagas: [watchProperty],
};

import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readLienList } from './reads.ts';
import { watchLiens } from './liens.ts';

export const feature: FeatureSagas<'liens'> = {
  reads: {
    liens: readLienList,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchLiens],
};

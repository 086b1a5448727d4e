import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readLienList } from './reads.ts';
import { watchLiens } from './liens.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'liens'> = {
  reads: {
    liens: readLienList,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchLiens],
};

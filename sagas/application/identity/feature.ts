import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { readIdCheck } from './reads.ts';
import { watchIdentity } from './identity.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'identity'> = {
  reads: {
    idCheck: readIdCheck,
    uploadLimits: readUploadLimits,
  },
  sagas: [watchIdentity],
};

import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readSavedInfo } from './reads.ts';
import { watchDetails } from './details.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'details'> = {
  reads: {
    savedInfo: readSavedInfo,
  },
  sagas: [watchDetails],
};

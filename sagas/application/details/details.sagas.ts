import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readSavedInfo } from './reads.ts';
import { watchDetails } from './details.ts';

export const feature: FeatureSagas<'details'> = {
  reads: {
    savedInfo: readSavedInfo,
  },
  sagas: [watchDetails],
};

import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { loadRequalification } from './reads.ts';
import { watchRequalification } from './requalification.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'requalification'> = {
  reads: {
    requalification: loadRequalification,
  },
  sagas: [watchRequalification],
};

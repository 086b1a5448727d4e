import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { loadRequalification } from './reads.ts';
import { watchRequalification } from './requalification.ts';

export const feature: FeatureSagas<'requalification'> = {
  reads: {
    requalification: loadRequalification,
  },
  sagas: [watchRequalification],
};

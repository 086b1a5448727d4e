import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { loadAppraisal } from './reads.ts';
import { watchAppraisal } from './appraisal.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'appraisal'> = {
  reads: {
    appraisal: loadAppraisal,
  },
  sagas: [watchAppraisal],
};

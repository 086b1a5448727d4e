import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { loadAppraisal } from './reads.ts';
import { watchAppraisal } from './appraisal.ts';

export const feature: FeatureSagas<'appraisal'> = {
  reads: {
    appraisal: loadAppraisal,
  },
  sagas: [watchAppraisal],
};

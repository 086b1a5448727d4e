import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readAnswers } from './reads.ts';
import { watchSummaryEdits } from './editSummary.ts';

export const feature: FeatureSagas<'summary'> = {
  reads: {
    summary: readAnswers,
  },
  sagas: [watchSummaryEdits],
};

import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readAnswers } from './reads.ts';
import { watchSummaryEdits } from './editSummary.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'summary'> = {
  reads: {
    summary: readAnswers,
  },
  sagas: [watchSummaryEdits],
};

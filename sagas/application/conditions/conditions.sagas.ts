import { readNothing, type FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { watchAnswers } from './watchAnswers.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'conditions'> = {
  reads: {
    uploadLimits: readUploadLimits,
    phoneCode: readNothing,
    changeCall: readNothing,
  },
  sagas: [watchAnswers],
};

import { readNothing, type FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';

import { watchAnswers } from './watchAnswers.ts';

export const feature: FeatureSagas<'conditions'> = {
  reads: {
    uploadLimits: readUploadLimits,
    phoneCode: readNothing,
    changeCall: readNothing,
  },
  sagas: [watchAnswers],
};

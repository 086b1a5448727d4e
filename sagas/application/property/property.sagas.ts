import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readPropertyCandidates, readPropertyRecord } from '#sagas/api/contract/property.ts';
import { send } from '#sagas/control/send.ts';

import { watchProperty } from './property.ts';

export const feature: FeatureSagas<'property'> = {
  reads: {
    propertySearch: (ports, uuid) => send(ports, readPropertyCandidates, { path: { uuid } }),
    uploadLimits: readUploadLimits,
    /** review-app/incorrect-pin and review-app/incorrect-ownership */
    propertyRecord: (ports, uuid) => send(ports, readPropertyRecord, { path: { uuid } }),
  },
  sagas: [watchProperty],
};

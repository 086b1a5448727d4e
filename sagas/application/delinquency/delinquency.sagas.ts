import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readDelinquency } from '#sagas/api/contract/delinquency.ts';
import { send } from '#sagas/control/send.ts';

import { watchDelinquency } from './delinquency.ts';

export const feature: FeatureSagas<'delinquency'> = {
  reads: {
    delinquency: (ports, uuid) => send(ports, readDelinquency, { path: { uuid } }),
    uploadLimits: readUploadLimits,
  },
  sagas: [watchDelinquency],
};

import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readIdCheck } from '#sagas/api/contract/idCheck.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';

import { watchIdCheck } from './idCheck.ts';

export const feature: FeatureSagas<'idCheck'> = {
  reads: {
    /** Null before the borrower sent an ID. */
    idCheck: (ports, uuid) => nullOn404(() => send(ports, readIdCheck, { path: { uuid } })),
    uploadLimits: readUploadLimits,
  },
  sagas: [watchIdCheck],
};

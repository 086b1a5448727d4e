import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readFloodCheck } from '#sagas/api/contract/flood.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';

import { watchFlood } from './flood.ts';

export const feature: FeatureSagas<'flood'> = {
  reads: {
    /** Null until the result arrives. */
    floodCheck: (ports, uuid) => nullOn404(() => send(ports, readFloodCheck, { path: { uuid } })),
    uploadLimits: readUploadLimits,
  },
  sagas: [watchFlood],
};

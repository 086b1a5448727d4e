import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readAssets } from '#sagas/api/contract/assets.ts';
import { send } from '#sagas/control/send.ts';

import { watchAssets } from './assets.ts';

export const feature: FeatureSagas<'assets'> = {
  reads: {
    assets: (ports, uuid) => send(ports, readAssets, { path: { uuid } }),
    uploadLimits: readUploadLimits,
  },
  sagas: [watchAssets],
};

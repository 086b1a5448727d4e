import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readAdditionalInfo } from '#sagas/api/contract/steps.ts';
import { additionalInfoFromWire } from '#sagas/api/mappers/additionalInfo.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';

import { watchDetails } from './details.ts';

export const feature: FeatureSagas<'details'> = {
  reads: {
    *savedInfo(ports, uuid) {
      const saved = yield* nullOn404(() => send(ports, readAdditionalInfo, { path: { uuid } }));
      return saved && additionalInfoFromWire(saved);
    },
  },
  sagas: [watchDetails],
};

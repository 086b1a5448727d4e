import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readRequalification } from '#sagas/api/contract/requalification.ts';
import { send } from '#sagas/control/send.ts';

import { watchRequalification } from './requalification.ts';

export const feature: FeatureSagas<'requalification'> = {
  reads: {
    /** Why the line doesn't fit, or null if it does. */
    requalification: (ports, uuid) => send(ports, readRequalification, { path: { uuid } }),
  },
  sagas: [watchRequalification],
};

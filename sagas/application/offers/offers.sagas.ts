import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import { send } from '#sagas/control/send.ts';
import { bestOfEach } from '#store/application/offers/offers.ts';

import { watchOffers } from './offers.ts';

export const feature: FeatureSagas<'offers'> = {
  reads: {
    *offers(ports, uuid) {
      return bestOfEach(yield* send(ports, readOffers, { path: { uuid } }));
    },
  },
  sagas: [watchOffers],
};

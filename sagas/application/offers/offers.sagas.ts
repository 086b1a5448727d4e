import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readOfferSet } from './reads.ts';
import { watchOffers } from './offers.ts';

export const feature: FeatureSagas<'offers'> = {
  reads: {
    offers: readOfferSet,
  },
  sagas: [watchOffers],
};

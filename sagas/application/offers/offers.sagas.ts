import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readOfferSet } from './reads.ts';
import { watchOffers } from './offers.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'offers'> = {
  reads: {
    offers: readOfferSet,
  },
  sagas: [watchOffers],
};

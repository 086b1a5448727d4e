import { readNothing, type FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readEligibility, readBooking, readSession } from './reads.ts';
import { watchNotary } from './notary.ts';

export const feature: FeatureSagas<'notary'> = {
  reads: {
    notaryEligibility: readEligibility,
    notaryBooking: readBooking,
    notarySlots: readNothing,
    notarySession: readSession,
  },
  sagas: [watchNotary],
};

import { readNothing, type FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readPayout, readPayment } from './reads.ts';
import { watchBank } from './bank.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'bank'> = {
  reads: {
    payout: readPayout,
    bankOfNumber: readNothing,
    payment: readPayment,
  },
  sagas: [watchBank],
};

import { readNothing, type FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readPayout, readPayment } from './reads.ts';
import { watchBank } from './bank.ts';

export const feature: FeatureSagas<'bank'> = {
  reads: {
    payout: readPayout,
    bankOfNumber: readNothing,
    payment: readPayment,
  },
  sagas: [watchBank],
};

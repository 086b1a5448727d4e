import { feature, lenderDatum } from '#store/application/core/feature.ts';

import { optionCodes } from './codes.ts';
import type { Requalification } from './requalification.ts';

export const requalificationFeature = feature({
  screens: {
    productWinback: {
      stage: 'Select Offer',
      offerOrigin: 'winback',
      path: 'product/prequal-winback',
      title: 'There is still a way forward',
      reads: ['requalification'],
      stores: { optionId: optionCodes },
    },
  },
  data: {
    /** Null if the line fits. */
    requalification: lenderDatum<Requalification | null>(
      'reason',
      'position',
      'options.*.optionId',
    ),
  },
  steps: ['requalification'],
  intents: {
    requalificationChosen: ['optionId'],
  },
});

import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { Appraisal } from './appraisal.ts';

export const appraisalFeature = feature({
  screens: {
    hold: {
      path: 'hold',
      title: 'Your home needs an appraisal',
      reads: ['appraisal'],
      waits: 'card',
    },
  },
  data: {
    appraisal: lenderDatum<Appraisal>(
      'earliestPaymentDate',
      'paidOn',
      'receiptDocumentUuid',
      'windows.*.time',
    ),
  },
  steps: ['appraisalPayment', 'appraisalMove'],
  intents: {
    appraisalBooked: ['windows.*.time'],
    appraisalMoved: ['windows.*.time'],
  },
});

import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { Delinquency } from './delinquency.ts';

export const delinquencyFeature = feature({
  screens: {
    reviewDelinquency: {
      path: 'review-app/delinquency',
      title: 'Tell us about a late payment',
      reads: ['delinquency', 'uploadLimits'],
      isAlwaysOpen: true,
    },
  },
  data: {
    delinquency: lenderDatum<Delinquency>('items.*.uuid', 'items.*.type', 'items.*.stated.answer'),
  },
  uploads: {
    paymentProof: { documentType: 'SUPPORT', purpose: 'DELINQUENCY' },
  },
  steps: ['delinquency'],
  intents: {
    delinquencyAnswered: ['items.*.liabilityUuid', 'items.*.answer'],
  },
});

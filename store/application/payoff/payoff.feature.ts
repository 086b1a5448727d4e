import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { Payoff } from './payoffs.ts';

export const payoffFeature = feature({
  screens: {
    payoffHold: {
      path: 'payoff/hold',
      title: "We're getting your payoff amounts",
      reads: ['payoffs', 'uploadLimits'],
      waits: 'card',
    },
  },
  data: {
    payoffs: lenderDatum<Payoff[]>('*.uuid', '*.state', '*.askedAt', '*.goodUntil'),
  },
  uploads: {
    payoffLetter: { documentType: 'PAYOFF_LETTER', purpose: 'PAYOFF' },
  },
  steps: ['payoffLetter'],
  intents: {
    payoffLetterSubmitted: ['payoffUuid'],
  },
});

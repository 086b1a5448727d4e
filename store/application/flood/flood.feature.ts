import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { FloodCheck } from './flood.ts';

export const floodFeature = feature({
  screens: {
    errorFloodCert: {
      path: 'error/flood-cert',
      title: "We're waiting for a flood check",
      reads: ['floodCheck', 'uploadLimits'],
      waits: 'card',
    },
  },
  data: {
    /** Null if no check is running. */
    floodCheck: lenderDatum<FloodCheck | null>('isInFloodZone', 'zone', 'proofSentAt'),
  },
  uploads: {
    floodPolicy: { documentType: 'FLOOD_INSURANCE', purpose: 'FLOOD' },
  },
  steps: ['floodProof'],
  intents: {
    floodProofSubmitted: [],
  },
});

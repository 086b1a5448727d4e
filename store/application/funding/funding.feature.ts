import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { FundingTimeline } from './timeline.ts';

export const fundingFeature = feature({
  screens: {
    complete: {
      stage: 'complete',
      path: 'complete',
      title: "You've signed",
      reads: ['timeline', 'payout', 'documentList'],
      waits: 'card',
    },
  },
  data: {
    timeline: lenderDatum<FundingTimeline>(
      'items.*.code',
      'items.*.state',
      'items.*.date',
      'rescission.applies',
      'rescission.endsOn',
      'rescission.noticeDocumentUuid',
      'fundingEstimate.from',
      'fundingEstimate.to',
      'payoffs.*.state',
    ),
  },
  steps: ['rescission'],
  intents: {
    rescissionSigned: [],
  },
});

import { feature } from '#store/application/core/feature.ts';

export const submissionFeature = feature({
  screens: {
    startSummary: {
      offerOrigin: 'summary',
      path: 'start/app-summary',
      title: 'Review your application',
      why: "This is what you're applying with. After you submit it, we'll check your income, ID and home.",
      reads: ['summary', 'documentList'],
    },
  },
  steps: ['submission'],
  intents: {
    applicationSubmitted: ['types.*'],
  },
});

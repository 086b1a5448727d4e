import { feature } from '#store/application/core/feature.ts';

export const statusFeature = feature({
  screens: {
    errorTimeout: { path: 'error/timeout', waits: 'retry' },
    reviewDatatree: {
      path: 'review-app/datatree',
      openWith: ['errorTimeout'],
      isAlwaysOpen: true,
      waits: 'retry',
    },
    reviewSigndocs: {
      stage: 'Sign Documents',
      path: 'review-app/signdocs',
      isAlwaysOpen: true,
      waits: 'retry',
    },
  },
});

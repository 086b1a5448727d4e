import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { TaxLink } from './linkTexts.ts';

const ofIncome = ['incomeReview'] as const;

const INCOME =
  'Your income tells us which payment you can afford. A link is the fastest way to show it.';

/** Providers redirect to plaid-oauth-success or to the second screen. */
export const linkingFeature = feature({
  screens: {
    incomeLink: {
      stage: 'Link Income Sources',
      offerOrigin: 'income',
      path: 'income/link/:type',
      title: 'Link your accounts',
      why: INCOME,
      reads: ['income'],
      openWith: ofIncome,
    },
    incomePointservCallback: {
      stage: 'Link Income Sources',
      offerOrigin: 'income',
      path: 'income/pointserv-callback',
      title: 'Reading your tax records',
      reads: ['taxLink'],
      openWith: ofIncome,
    },
  },
  data: {
    taxLink: lenderDatum<TaxLink>('result'),
  },
  steps: ['link'],
  intents: {
    linkRequested: ['link', 'returnTo', 'recordUuid'],
  },
});

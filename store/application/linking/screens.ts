import type { ApplicationScreen } from '#store/application/screens.ts';

const ofIncome = ['incomeReview'] as const;

/** The links of an income; their providers lead back to plaid-oauth-success or to the second one. */
export const linkingScreens = {
  incomeLink: {
    stage: 'Link Income Sources',
    offerOrigin: 'income',
    path: 'income/link/:type',
    title: 'Link your accounts',
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
} as const satisfies Record<string, ApplicationScreen>;

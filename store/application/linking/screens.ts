import type { ApplicationScreen } from '#store/application/screens.ts';

const ofIncome = ['income/review'];

/** The links of an income; their providers lead back to plaid-oauth-success or to the second one. */
export const linkingScreens = {
  incomeLink: {
    path: 'income/link/:type',
    title: 'Link your accounts',
    reads: ['income'],
    openWith: ofIncome,
  },
  incomePointservCallback: {
    path: 'income/pointserv-callback',
    title: 'Reading your tax records',
    reads: ['taxLink'],
    openWith: ofIncome,
  },
} as const satisfies Record<string, ApplicationScreen>;

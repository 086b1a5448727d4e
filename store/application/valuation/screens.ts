import type { ApplicationScreen } from '#store/application/screens.ts';

import { homeEstimateKinds } from './codes.ts';

/** The value of the home: what the borrower tells, and an agent's opinion. */
export const valuationScreens = {
  bpoEstimateValue: {
    room: 'valuation',
    offerOrigin: 'valuation',
    path: 'bpo/estimate-value',
    title: 'Tell us about your home',
    reads: ['homeEstimate', 'uploadLimits'],
    stores: homeEstimateKinds,
  },
  bpoOrder: {
    room: 'valuation',
    offerOrigin: 'valuation',
    path: 'bpo/order-bpo',
    title: 'Order a property valuation',
    reads: ['valuationOrder', 'uploadLimits'],
  },
  bpoCondition: {
    room: 'valuation',
    offerOrigin: 'valuation',
    path: 'bpo/condition',
    title: "Tell us about your home's condition",
    reads: ['valuationOrder', 'uploadLimits'],
  },
  bpoWaiting: {
    room: 'valuation',
    offerOrigin: 'valuation',
    path: 'bpo/waiting',
    title: 'Your valuation is ordered',
    reads: ['valuationOrder'],
    isAlwaysOpen: true,
    waits: 'card',
  },
  bpoHold: {
    room: 'valuation',
    offerOrigin: 'valuation',
    path: 'bpo/hold',
    title: 'We are checking your property',
    reads: ['valuationOrder'],
    waits: 'card',
  },
} as const satisfies Record<string, ApplicationScreen>;

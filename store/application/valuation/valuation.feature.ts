import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { HomeEstimate } from './homeEstimate.ts';
import type { PlacedOrder } from './order.ts';
import { homeEstimateKinds } from './codes.ts';

const orderPaths = ['access', 'bestDays.*', 'condition', 'damages.*'];

export const valuationFeature = feature({
  screens: {
    bpoEstimateValue: {
      offerOrigin: 'valuation',
      path: 'bpo/estimate-value',
      title: 'Tell us about your home',
      reads: ['homeEstimate', 'uploadLimits'],
      stores: homeEstimateKinds,
    },
    bpoOrder: {
      offerOrigin: 'valuation',
      path: 'bpo/order-bpo',
      title: 'Order a property valuation',
      reads: ['valuationOrder', 'uploadLimits'],
    },
    bpoCondition: {
      offerOrigin: 'valuation',
      path: 'bpo/condition',
      title: "Tell us about your home's condition",
      reads: ['valuationOrder', 'uploadLimits'],
    },
    bpoWaiting: {
      offerOrigin: 'valuation',
      path: 'bpo/waiting',
      title: 'Your valuation is ordered',
      reads: ['valuationOrder'],
      isAlwaysOpen: true,
      waits: 'card',
    },
    bpoHold: {
      offerOrigin: 'valuation',
      path: 'bpo/hold',
      title: "We're checking your property",
      reads: ['valuationOrder'],
      waits: 'card',
    },
  },
  data: {
    /** Null before an estimate was sent. */
    homeEstimate: lenderDatum<HomeEstimate | null>('propertyType', 'condition'),
    /** Null before an order. */
    valuationOrder: lenderDatum<PlacedOrder | null>(...orderPaths, 'orderUuid', 'expectedBy'),
  },
  uploads: {
    homePhotos: { documentType: 'PROPERTY_PHOTO', purpose: 'VALUATION' },
    recentAppraisal: { documentType: 'APPRAISAL', purpose: 'VALUATION' },
  },
  steps: [
    'homeEstimate',
    'valuationOrder',
    'valuationContact',
    'recentAppraisal',
    'valueReconsideration',
  ],
  intents: {
    homeEstimateSubmitted: ['propertyType', 'condition'],
    valuationOrdered: orderPaths,
    valuationContactChanged: orderPaths,
    recentAppraisalSubmitted: [],
    valueDisputed: [],
  },
});

import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { OfferSet } from './offers.ts';

/** Codes, without amounts (decision 18). */
const offerPaths = [
  'offers.*.id',
  'offers.*.type',
  'offers.*.term',
  'offers.*.discountList.*.discount.type',
  'offers.*.payOff.status',
  'offersByType.*.*',
  'costs.*.feeType',
  'incomeRequestRecords.*.methods.*',
  'incomeRequestRecords.*.verificationMethod',
  'decision',
  'subDecision',
  'liabilities.*.uuid',
  'liabilities.*.mustPay',
  'liabilities.*.payOff.status',
  'decisionReasons.*.code',
  'drawYears.*.term',
  'drawYears.*.years',
  'discountLabels.*.type',
];

export const offersFeature = feature({
  screens: {
    productSelect: {
      stage: 'Select Offer',
      path: 'product/select',
      reads: ['offers'],
    },
    productConfirm: {
      stage: 'Select Offer',
      path: 'product/select/confirm',
      reads: ['offers'],
      openWith: ['productSelect'],
    },
  },
  data: {
    offers: lenderDatum<OfferSet>(...offerPaths),
  },
  steps: ['offerQuote', 'offerSelection', 'offerReopening', 'assetsStart'],
});

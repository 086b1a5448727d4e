import { createAction } from '@reduxjs/toolkit';

import type { ValueDispute } from './disputes.ts';
import type { HomeEstimate } from './homeEstimate.ts';
import type { OrderAnswer } from './order.ts';

/** bpo/estimate-value: the borrower's facts about a home without a model value. */
export const homeEstimateSubmitted = createAction<HomeEstimate>(
  'application/homeEstimateSubmitted',
);

/** bpo/order-bpo and bpo/condition. */
export const valuationOrdered = createAction<OrderAnswer>('application/valuationOrdered');

/** bpo/waiting: "Change contact". */
export const valuationContactChanged = createAction<OrderAnswer>(
  'application/valuationContactChanged',
);

/** "I have a recent appraisal", instead of an order or an estimate. */
export const recentAppraisalSubmitted = createAction<{ appraisedOn: string }>(
  'application/recentAppraisalSubmitted',
);

/** bpo/hold: "I disagree with the value". */
export const valueDisputed = createAction<ValueDispute>('application/valueDisputed');

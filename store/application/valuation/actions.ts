import { createAction } from '@reduxjs/toolkit';

import type { HomeEstimate } from './homeEstimate.ts';

/** bpo/estimate-value: what the borrower tells about a home without a model value. */
export const homeEstimateSubmitted = createAction<HomeEstimate>(
  'application/homeEstimateSubmitted',
);

import { createAction } from '@reduxjs/toolkit';

import type { DelinquencyAnswer } from './delinquency.ts';

/** review-app/delinquency */
export const delinquencyAnswered = createAction<DelinquencyAnswer>(
  'application/delinquencyAnswered',
);

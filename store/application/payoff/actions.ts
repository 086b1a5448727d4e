import { createAction } from '@reduxjs/toolkit';

/** payoff/hold: the letter for one loan. Its files are uploads. */
export const payoffLetterSubmitted = createAction<{ payoffUuid: string }>(
  'application/payoffLetterSubmitted',
);

import { createAction } from '@reduxjs/toolkit';

/** payoff/hold: the letter of one loan; its files are in the uploads. */
export const payoffLetterSubmitted = createAction<{ payoffUuid: string }>(
  'application/payoffLetterSubmitted',
);

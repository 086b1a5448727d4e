import { createAction } from '@reduxjs/toolkit';

import type { ReconsiderationReason } from './reconsideration.ts';

export const reconsiderationRequested = createAction<{
  reason: ReconsiderationReason;
  /** Dollars. Only for a smaller amount. */
  amount?: number;
  message: string | null;
}>('application/reconsiderationRequested');

/** Saves the day on which the borrower can apply again as a calendar file. */
export const applyAgainDaySaved = createAction<{ day: string }>('application/applyAgainDaySaved');

export const reviewNoteSubmitted = createAction<{ message: string }>(
  'application/reviewNoteSubmitted',
);

/** The borrower cancels the application after two questions (F-15). */
export const withdrawalConfirmed = createAction<{ reason: string | null }>(
  'application/withdrawalConfirmed',
);

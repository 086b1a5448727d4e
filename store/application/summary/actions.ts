import { createAction } from '@reduxjs/toolkit';

import type { EditStep, SummaryChanges } from './summary.ts';

/** A changed answer of the registration (ROUTE-REG-15). */
export const summaryEditRequested = createAction<{ step: EditStep; changes: SummaryChanges }>(
  'application/summaryEditRequested',
);

/** The borrower confirms a change, although the lender then checks the offer again. */
export const summaryEditConfirmed = createAction('application/summaryEditConfirmed');

export const summaryEditCancelled = createAction<{ step: EditStep }>(
  'application/summaryEditCancelled',
);

import { createAction } from '@reduxjs/toolkit';

import type { Booking, VisitWindow } from './appraisal.ts';

/* Borrowers type card data only on the payment partner's page. */

/** hold: "Pay and book". */
export const appraisalBooked = createAction<Booking>('application/appraisalBooked');

/** hold: "Reschedule". */
export const appraisalMoved = createAction<{ windows: VisitWindow[] }>(
  'application/appraisalMoved',
);

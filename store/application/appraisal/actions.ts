import { createAction } from '@reduxjs/toolkit';

import type { Booking, VisitWindow } from './appraisal.ts';

/* The card is typed at the payment partner alone. */

/** hold: "Pay and book". */
export const appraisalBooked = createAction<Booking>('application/appraisalBooked');

/** hold: "Reschedule". */
export const appraisalMoved = createAction<{ windows: VisitWindow[] }>(
  'application/appraisalMoved',
);

import { createAction } from '@reduxjs/toolkit';

import type { MeetingPlace } from './notary.ts';
import type { BookingForm } from './scheduleForm.ts';

/** notary/intro: "Meet in person". */
export const meetingInPersonChosen = createAction('application/meetingInPersonChosen');

/** notary/schedule-manual: the free times of a week. */
export const notarySlotsRequested = createAction<{
  place: MeetingPlace;
  zip: string;
  from: string;
}>('application/notarySlotsRequested');

/** A free time was chosen: it is kept for some minutes, or replaces the time of the appointment. */
export const notarySlotChosen = createAction<{ slotUuid: string }>('application/notarySlotChosen');

/** notary/reserve-manual: "Book it". */
export const appointmentBooked = createAction<{ holdUuid: string; form: BookingForm }>(
  'application/appointmentBooked',
);

/** "Cancel the appointment", after the question. */
export const appointmentCancelled = createAction<{ appointmentUuid: string }>(
  'application/appointmentCancelled',
);

/** "Add to calendar" */
export const calendarFileRequested = createAction('application/calendarFileRequested');

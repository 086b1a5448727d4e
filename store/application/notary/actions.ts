import { createAction } from '@reduxjs/toolkit';

import type { DeviceResults } from './devices.ts';
import type { MeetingPlace } from './notary.ts';
import type { BookingValues } from './scheduleForm.ts';
import type { NotaryPlaceValues } from './session.ts';

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
export const appointmentBooked = createAction<{ holdUuid: string; form: BookingValues }>(
  'application/appointmentBooked',
);

/** "Cancel the appointment", after the question. */
export const appointmentCancelled = createAction<{ appointmentUuid: string }>(
  'application/appointmentCancelled',
);

/** "Add to calendar" */
export const calendarFileRequested = createAction('application/calendarFileRequested');

/* No action has an answer to a question about the borrower: it has the vault's one-time handles. */

/** "Meet online now", and another session after one that ended. */
export const notarySessionStarted = createAction('application/notarySessionStarted');

/** The place of the borrower's own picture is on the screen. */
export const cameraShown = createAction('application/cameraShown');

/** The checked devices, which the lender judges. */
export const devicesSubmitted = createAction<DeviceResults>('application/devicesSubmitted');

/** Where the borrower is, and with whom. */
export const signingPlaceStated = createAction<NotaryPlaceValues>('application/signingPlaceStated');

/** The ID was shown; the time of the questions begins. */
export const questionsStarted = createAction('application/questionsStarted');

/** The answers, in the order of the questions. */
export const questionsAnswered = createAction<{ handles: string[] }>(
  'application/questionsAnswered',
);

/** The borrower agrees to the recording, and joins. */
export const notaryJoined = createAction('application/notaryJoined');

export const notaryMessageSent = createAction<{ text: string }>('application/notaryMessageSent');

/** "Sign" */
export const deedSigned = createAction('application/deedSigned');

import { createAction } from '@reduxjs/toolkit';

import type { DeviceResults } from './devices.ts';
import type { MeetingPlace } from './notary.ts';
import type { BookingValues } from './scheduleForm.ts';
import type { NotaryPlaceValues } from './session.ts';

/** notary/intro: "Meet in person". */
export const meetingInPersonChosen = createAction('application/meetingInPersonChosen');

/** notary/schedule-manual: loads the free times of a week. */
export const notarySlotsRequested = createAction<{
  place: MeetingPlace;
  zip: string;
  from: string;
}>('application/notarySlotsRequested');

/** The user chose a free time. It is held for a few minutes, or replaces the appointment's time. */
export const notarySlotChosen = createAction<{ slotUuid: string }>('application/notarySlotChosen');

/** notary/reserve-manual: "Book it". */
export const appointmentBooked = createAction<{ holdUuid: string; form: BookingValues }>(
  'application/appointmentBooked',
);

/** "Cancel the appointment", confirmed. */
export const appointmentCancelled = createAction<{ appointmentUuid: string }>(
  'application/appointmentCancelled',
);

/** "Add to calendar" */
export const calendarFileRequested = createAction('application/calendarFileRequested');

/* No action carries an answer about the borrower, only the vault's one-time handles. */

/** "Meet online now", or a new session after one that ended. */
export const notarySessionStarted = createAction('application/notarySessionStarted');

/** The element for the borrower's camera picture is on the screen. */
export const cameraShown = createAction('application/cameraShown');

/** The result of the device check. The lender decides. */
export const devicesSubmitted = createAction<DeviceResults>('application/devicesSubmitted');

/** Where the borrower is, and who is with them. */
export const signingPlaceStated = createAction<NotaryPlaceValues>('application/signingPlaceStated');

/** The borrower showed the ID, and the questions' time limit starts. */
export const questionsStarted = createAction('application/questionsStarted');

/** One handle for each answer, in the order of the questions. */
export const questionsAnswered = createAction<{ handles: string[] }>(
  'application/questionsAnswered',
);

/** The borrower agrees to the recording and joins. */
export const notaryJoined = createAction('application/notaryJoined');

export const notaryMessageSent = createAction<{ text: string }>('application/notaryMessageSent');

/** "Sign" */
export const deedSigned = createAction('application/deedSigned');

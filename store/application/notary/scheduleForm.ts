import { phoneRules } from '#store/registration/contact.ts';
import {
  matches,
  maxLength,
  oneOf,
  required,
  textValidator,
  validator,
} from '#store/validation.ts';

import { attendances, type Attendance, type MeetingPlace } from './notary.ts';

/** notary/schedule-manual */
export interface ScheduleForm {
  place: MeetingPlace;
  zip: string;
  slotUuid: string;
}

const REQUIRED = 'Required';
const CHOOSE_A_PLACE = 'Choose a place';
const zipRules = [required(REQUIRED), matches(/^\d{5}$/, 5, 'Enter a 5-digit ZIP code')];

/** Whether the ZIP code is complete, so free times can be loaded. */
export const isWholeZip = (zip: string | undefined): zip is string => /^\d{5}$/.test(zip ?? '');

/** Validates notary/schedule-manual for the property's meeting places. */
export const scheduleValidator = (places: readonly MeetingPlace[]) =>
  validator<ScheduleForm>({
    place: [required(CHOOSE_A_PLACE), oneOf(places, CHOOSE_A_PLACE)],
    zip: zipRules,
    slotUuid: [required('Choose a time')],
  });

/** notary/reserve-manual: what a booking needs. */
export interface BookingValues {
  phoneNumber: string;
  attendees: Attendance;
  accessNote?: string | undefined;
  assistance?: string | undefined;
}

const MAX_NOTE_LENGTH = 500;
const note = [maxLength(MAX_NOTE_LENGTH, `Must be at most ${MAX_NOTE_LENGTH} characters`)];

const commonRules = { phoneNumber: phoneRules, accessNote: note, assistance: note };

export const validateBooking = textValidator<BookingValues>({
  ...commonRules,
  attendees: [required(REQUIRED), oneOf(Object.keys(attendances), REQUIRED)],
});

/** Without other signers, we don't ask who attends. */
export const validateSoleBooking = textValidator<BookingValues>(commonRules);

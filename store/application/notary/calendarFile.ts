import {
  calendarMoment as stamp,
  calendarText,
  escapeCalendarText as escaped,
} from '#store/format/calendarText.ts';

import { meetingPlaces, type NotaryAppointment } from './notary.ts';

/** Our choice: a meeting's length, one hour, which the specification doesn't give. */
const LENGTH_MS = 60 * 60_000;

/** Formats the appointment as a calendar file (RFC 5545). */
export function calendarFile(
  appointment: Pick<
    NotaryAppointment,
    'appointmentUuid' | 'start' | 'place' | 'address' | 'notary'
  >,
  { lender, now }: { lender: string; now: number },
): string {
  const start = Date.parse(appointment.start);
  const who = appointment.notary === null ? '' : ` Notary: ${appointment.notary.name}.`;
  const where = appointment.address ?? meetingPlaces[appointment.place];
  return calendarText('Notary', [
    `UID:${appointment.appointmentUuid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + LENGTH_MS)}`,
    `SUMMARY:${escaped(`Notary appointment with ${lender}`)}`,
    `LOCATION:${escaped(where)}`,
    `DESCRIPTION:${escaped(`Bring a valid photo ID.${who}`)}`,
  ]);
}

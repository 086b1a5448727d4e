import { meetingPlaces, type NotaryAppointment } from './notary.ts';

/** chosen: how long a meeting lasts. */
const LENGTH_MS = 60 * 60_000;

/** 20261124T143000Z */
const stamp = (moment: number) =>
  new Date(moment).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** RFC 5545, 3.1: at most 75 octets a line; a continued line begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const isFull = new TextEncoder().encode(part + character).length > 74;
    if (isFull) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** The appointment as a calendar file (RFC 5545). */
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
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homeline//Notary//EN',
    'BEGIN:VEVENT',
    `UID:${appointment.appointmentUuid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + LENGTH_MS)}`,
    `SUMMARY:${escaped(`Notary appointment with ${lender}`)}`,
    `LOCATION:${escaped(where)}`,
    `DESCRIPTION:${escaped(`Bring a valid photo ID.${who}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

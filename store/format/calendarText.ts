/** 20261124T143000Z */
export const calendarMoment = (moment: number): string =>
  new Date(moment).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** RFC 5545, 3.3.11. */
export const escapeCalendarText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** RFC 5545, 3.1: up to 75 octets a line. A continuation line starts with a space. */
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

/** Formats an event as a calendar file (RFC 5545). */
export const calendarText = (product: string, event: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Homeline//${product}//EN`,
    'BEGIN:VEVENT',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

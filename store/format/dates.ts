import { DateTime } from 'luxon';

/*
 * Needs luxon, so the first screen uses isoDate.ts. Dates without a time are read and written in UTC, so time zones
 * can't shift them (FT-65).
 */

const read = (iso: string, zone = 'utc') => DateTime.fromISO(iso, { zone, locale: 'en-US' });

const write = (date: DateTime, format: string) =>
  date.isValid ? date.toFormat(format) : 'Invalid Date'; // FMT-05

/** MM/dd/yyyy, for a row of facts (FMT-01). A timestamp uses the day in the given zone (F-17). */
export const formatDate = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'MM/dd/yyyy');

/** "March 3, 2025", for a sentence. */
export const formatLongDate = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'LLLL d, yyyy');

/** "Monday, March 3, 2025", for a deadline (F-17). */
export const formatDeadline = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'cccc, LLLL d, yyyy');

/** "Monday, March 3", for dates in the next weeks (look.md). */
export const formatDay = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'cccc, LLLL d');

/** "between Thursday, December 3 and Tuesday, December 8", or "on" for a single day. */
export const rangeText = ({ from, to }: Readonly<{ from: string; to: string }>): string =>
  from === to ? `on ${formatDay(from)}` : `between ${formatDay(from)} and ${formatDay(to)}`;

/** "Fri, Nov 27", for a day soon. */
export const formatNearDay = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'ccc, LLL d');

/** "03/03/2025, 6:08 AM EST", in the given zone. */
export const formatMoment = (iso: string, zone: string): string =>
  write(read(iso, zone), 'MM/dd/yyyy, h:mm a ZZZZ');

/** "10:00 AM": converts a time (HH:mm) on a day from one zone to another. */
export const formatTimeIn = (
  { day, time, zone }: Readonly<{ day: string; time: string; zone: string }>,
  there: string,
): string => write(read(`${day}T${time}`, zone).setZone(there), 'h:mm a');

/** "March 2041", from yyyy-MM. */
export const formatMonth = (isoMonth: string): string => write(read(isoMonth), 'LLLL yyyy');

export interface CalendarDate {
  calendar: string;
  year: number;
  month: number;
  day: number;
}

/**
 * yyyy-MM-dd for storage (FMT-01). A calendar other than the Gregorian throws (FMT-08). No screen uses it yet.
 * @public
 */
export function toStoredDate({ calendar, year, month, day }: Readonly<CalendarDate>): string {
  if (calendar !== 'gregory' && calendar !== 'iso8601') {
    throw new RangeError(`The calendar ${calendar} is not supported`);
  }
  return write(DateTime.fromObject({ year, month, day }, { zone: 'utc' }), 'yyyy-MM-dd');
}

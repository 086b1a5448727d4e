import { DateTime } from 'luxon';

/*
 * Needs luxon, so the first screen uses isoDate.ts. A date without a time is read and written in UTC, so that no zone
 * moves it (FT-65).
 */

const read = (iso: string, zone = 'utc') => DateTime.fromISO(iso, { zone, locale: 'en-US' });

const write = (date: DateTime, format: string) =>
  date.isValid ? date.toFormat(format) : 'Invalid Date'; // FMT-05

/** MM/dd/yyyy, in a row of facts (FMT-01); of a timestamp, the day in a zone (F-17). */
export const formatDate = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'MM/dd/yyyy');

/** "March 3, 2025", in a sentence. */
export const formatLongDate = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'LLLL d, yyyy');

/** "Monday, March 3, 2025", of a deadline (F-17). */
export const formatDeadline = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'cccc, LLLL d, yyyy');

/** "Monday, March 3", in a sentence about the coming weeks (look.md). */
export const formatDay = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'cccc, LLLL d');

/** "between Thursday, December 3 and Tuesday, December 8"; one day is "on" it. */
export const rangeText = ({ from, to }: Readonly<{ from: string; to: string }>): string =>
  from === to ? `on ${formatDay(from)}` : `between ${formatDay(from)} and ${formatDay(to)}`;

/** "Fri, Nov 27", of a day that is near. */
export const formatNearDay = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'ccc, LLL d');

/** "03/03/2025, 6:08 AM EST": a moment in a zone. */
export const formatMoment = (iso: string, zone: string): string =>
  write(read(iso, zone), 'MM/dd/yyyy, h:mm a ZZZZ');

/** "10:00 AM", of a time (HH:mm) on a day in one zone, as a clock in another zone shows it. */
export const formatTimeIn = (
  { day, time, zone }: Readonly<{ day: string; time: string; zone: string }>,
  there: string,
): string => write(read(`${day}T${time}`, zone).setZone(there), 'h:mm a');

/** "March 2041", of yyyy-MM. */
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

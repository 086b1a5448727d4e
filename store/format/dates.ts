import { DateTime } from 'luxon';

/*
 * Dates as a person reads them. Loaded with the screens that show them: the first one does not (it has isoDate.ts).
 * A date without a time is read in UTC and written in UTC, so that no zone moves it (FT-65).
 */

const read = (iso: string, zone = 'utc') => DateTime.fromISO(iso, { zone, locale: 'en-US' });

const write = (date: DateTime, format: string) =>
  date.isValid ? date.toFormat(format) : 'Invalid Date'; // FMT-05

/** MM/dd/yyyy (FMT-01); of a moment, the day that it falls on in a zone (F-17). */
export const formatDate = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'MM/dd/yyyy');

/** "Monday, 03/03/2025", where a deadline counts (F-17). */
export const formatDeadline = (iso: string, zone?: string): string =>
  write(read(iso, zone), 'cccc, MM/dd/yyyy');

/** "March 2041", of yyyy-MM. */
export const formatMonth = (isoMonth: string): string => write(read(isoMonth), 'LLLL yyyy');

/** A date as a calendar gives it. */
export interface CalendarDate {
  calendar: string;
  year: number;
  month: number;
  day: number;
}

/** yyyy-MM-dd for storage (FMT-01). A calendar other than the Gregorian throws (FMT-08). */
export function toStoredDate({ calendar, year, month, day }: Readonly<CalendarDate>): string {
  if (calendar !== 'gregory' && calendar !== 'iso8601') {
    throw new RangeError(`The calendar ${calendar} is not supported`);
  }
  return write(DateTime.fromObject({ year, month, day }, { zone: 'utc' }), 'yyyy-MM-dd');
}

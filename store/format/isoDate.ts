/** Dates without a time, as `yyyy-MM-dd`. Time zones can't shift them (FT-65), and they need no date library. */

/** FIELD-SHELL-2 */
export interface DateParts {
  month: string;
  day: string;
  year: string;
}

interface Calendar {
  year: number;
  month: number;
  day: number;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number) =>
  month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);

const exists = ({ year, month, day }: Calendar) =>
  year >= 1 && month >= 1 && day >= 1 && day <= daysIn(year, month);

const write = ({ year, month, day }: Calendar) =>
  [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');

function read(iso: string): Calendar | null {
  const found = ISO.exec(iso);
  if (!found) return null;
  const date = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return exists(date) ? date : null;
}

export const isRealDate = (iso: string): boolean => read(iso) !== null;

/** Returns the day of a date or timestamp. */
export function dayOf(text: string): string | null {
  const day = text.slice(0, 10);
  return isRealDate(day) ? day : null;
}

/** Returns empty parts for an invalid date. */
export function toDateParts(iso: string | null): DateParts {
  const date = iso === null ? null : read(iso);
  if (!date) return { month: '', day: '', year: '' };
  const [year = '', month = '', day = ''] = write(date).split('-');
  return { month, day, year };
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 30, 2026", for a sentence. Returns an invalid date unchanged. */
export function writtenDate(iso: string): string {
  const { month, day, year } = toDateParts(iso);
  return year === '' ? iso : `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}

export const yearOf = (iso: string): number => Number(iso.slice(0, 4));

/** Returns an age in whole years. A birthday on February 29 counts as March 1 in common years. */
export function ageOn(birthIso: string, todayIso: string): number {
  const years = yearOf(todayIso) - yearOf(birthIso);
  return todayIso.slice(5) < birthIso.slice(5) ? years - 1 : years;
}

/** Returns `null` for an invalid date. */
export function addDays(iso: string, days: number): string | null {
  const date = read(iso);
  if (!date) return null;
  // UTC has no daylight saving time.
  const moment = new Date(0);
  moment.setUTCFullYear(date.year, date.month - 1, date.day + days);
  return moment.toISOString().slice(0, 10);
}

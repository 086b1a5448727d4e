import { addDays } from '#store/format/isoDate.ts';

const fixedHolidays = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
/** Federal holidays on a weekday of the month: the weekday and the earliest day (5 USC 6103). */
const movingHolidays = new Map([
  ['01', { weekday: 1, from: 15 }],
  ['02', { weekday: 1, from: 15 }],
  ['05', { weekday: 1, from: 25 }],
  ['09', { weekday: 1, from: 1 }],
  ['10', { weekday: 1, from: 8 }],
  ['11', { weekday: 4, from: 22 }],
]);

const SUNDAY = 0;
const SATURDAY = 6;

const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** Whether a day is a federal holiday by its own date. The day on which it is observed doesn't count (facts §3). */
export function isFederalHoliday(day: string): boolean {
  const moving = movingHolidays.get(day.slice(5, 7));
  const date = Number(day.slice(8));
  const isMoving =
    moving?.weekday === weekdayOf(day) && date >= moving.from && date < moving.from + 7;
  return isMoving || fixedHolidays.has(day.slice(5));
}

type DayRule = (day: string) => boolean;

/** Saturdays count. Sundays and federal holidays don't (1026.2(a)(6), facts §3). */
export const isBusinessDay: DayRule = (day) => weekdayOf(day) !== SUNDAY && !isFederalHoliday(day);

/** Whether counties record and banks pay on this day. */
export const isBankingDay: DayRule = (day) => isBusinessDay(day) && weekdayOf(day) !== SATURDAY;

/** Adds a number of counted days to a date. Returns null for an invalid date. */
export function addCountedDays(from: string, count: number, counts: DayRule): string | null {
  let day: string | null = from;
  for (let left = count; day !== null && left > 0;) {
    day = addDays(day, 1);
    if (day !== null && counts(day)) left -= 1;
  }
  return day;
}

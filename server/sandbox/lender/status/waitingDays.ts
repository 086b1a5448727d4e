import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

const fixedHolidays = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
/** Federal holidays on a weekday of the month: the weekday and the first possible day (5 USC 6103). */
const movingHolidays = new Map([
  ['01', { weekday: 1, from: 15 }],
  ['02', { weekday: 1, from: 15 }],
  ['05', { weekday: 1, from: 25 }],
  ['09', { weekday: 1, from: 1 }],
  ['10', { weekday: 1, from: 8 }],
  ['11', { weekday: 4, from: 22 }],
]);

const weekdayOf = (day: string) => new Date(day).getUTCDay();

function isHoliday(day: string): boolean {
  const moving = movingHolidays.get(day.slice(5, 7));
  const date = Number(day.slice(8));
  const isMoving =
    moving?.weekday === weekdayOf(day) && date >= moving.from && date < moving.from + 7;
  return isMoving || fixedHolidays.has(day.slice(5));
}

/** Saturdays count; Sundays and federal holidays on their own date do not (facts §3). */
const isBusinessDay = (day: string) => weekdayOf(day) !== 0 && !isHoliday(day);

const RESCISSION_DAYS = 3;

/** The right to cancel ends at midnight of this day (facts §3). */
export function rescissionEnds(lastDay: string): string | null {
  let day: string | null = lastDay;
  for (let left = RESCISSION_DAYS; day !== null && left > 0;) {
    day = addDays(day, 1);
    if (day !== null && isBusinessDay(day)) left -= 1;
  }
  return day;
}

const TEXAS_DAYS = 12;

/** The last day of a statutory waiting period (8.2). */
export function endOfWaiting({
  status,
  statusSince,
  createdAt,
  property,
}: ApplicationRecord): string | null {
  const today = dayAt(statusSince, property.state);
  if (status.checklistStatus === 'RESCISSION') return rescissionEnds(today);
  if (status.checklistStatus !== 'NOTARY_WAITING_PERIOD') return null;
  const first = addDays(dayAt(Date.parse(createdAt), property.state), TEXAS_DAYS);
  return first !== null && first > today ? first : today;
}

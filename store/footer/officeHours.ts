import { clockTime } from '#store/format/clockTime.ts';
import type { PhoneHours } from '#store/support/slice.ts';

/** FOOT-21 */
const isWeekend = (weekdayValue: number) => weekdayValue >= 6;

const timesOf = ({ isOpen, startTime, endTime }: PhoneHours): string | null =>
  isOpen && startTime !== null && endTime !== null
    ? `${clockTime(startTime)} - ${clockTime(endTime)} PT`
    : null;

interface Range {
  from: string;
  to: string;
  times: string;
  last: number;
}

/** Whether a day continues a range: the next day, with the same hours, and not a weekend after workdays. */
const continuesRange = ({ last, times }: Range, day: PhoneHours): boolean =>
  day.weekdayValue === last + 1 &&
  timesOf(day) === times &&
  isWeekend(day.weekdayValue) === isWeekend(last);

/** Returns "Monday - Friday 6:00 AM - 6:00 PM PT", one line a range. Leaves out closed days (FOOT-20). */
export function officeHoursLines(hours: readonly PhoneHours[]): string[] {
  const ranges: Range[] = [];
  for (const day of hours.toSorted((a, b) => a.weekdayValue - b.weekdayValue)) {
    const { weekday, weekdayValue } = day;
    const times = timesOf(day);
    const range = ranges.at(-1);
    if (range && continuesRange(range, day))
      Object.assign(range, { to: weekday, last: weekdayValue });
    else if (times !== null) ranges.push({ from: weekday, to: weekday, times, last: weekdayValue });
  }
  return ranges.map(({ from, to, times }) => `${from === to ? from : `${from} - ${to}`} ${times}`);
}

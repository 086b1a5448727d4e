import { shortClockTime } from '#store/format/clockTime.ts';

/** One day of the chat's hours in Pacific time (FIELD-CHAT-3). */
export interface DayHours {
  /** 1 is Monday. */
  weekdayValue: number;
  /** HH:mm, or null if the chat is closed that day. */
  startTime: string | null;
  endTime: string | null;
}

const spanOf = (week: readonly DayHours[], weekdays: readonly number[]): string | null => {
  const spans = new Set(
    weekdays.map((weekday) => {
      const { startTime = null, endTime = null } =
        week.find(({ weekdayValue }) => weekdayValue === weekday) ?? {};
      return startTime === null || endTime === null
        ? null
        : `${shortClockTime(startTime)} to ${shortClockTime(endTime)}`;
    }),
  );
  const [span = null] = spans;
  return spans.size === 1 ? span : null;
};

/** Formats the hours for the welcome text (CHAT-11). Returns null if days in a range differ or are closed. */
export function hoursText(week: readonly DayHours[] | null): string | null {
  if (week === null) return null;
  const workdays = spanOf(week, [1, 2, 3, 4, 5]);
  const weekend = spanOf(week, [6, 7]);
  const ranges = [
    workdays === null ? [] : [`Monday to Friday ${workdays}`],
    weekend === null ? [] : [`Saturday to Sunday ${weekend}`],
  ].flat();
  return ranges.length === 0 ? null : `${ranges.join(', ')} Pacific time`;
}

import { formatDeadline, formatSpokenDate } from '#store/format/dates.ts';

/** A day as "Monday, 03/03/2025" (F-17); a screen reader reads the month as a word. */
export function DayText({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <span aria-hidden="true">{formatDeadline(day)}</span>
      <span className="visually-hidden">{formatSpokenDate(day)}</span>
    </time>
  );
}

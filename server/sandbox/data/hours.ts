import type { DayHours } from '#store/chat/hours.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const weekdayName = (weekdayValue: number) => weekdays[weekdayValue - 1] ?? '';

type Span = readonly [start: string, end: string] | null;

const week = (workday: Span, saturday: Span, sunday: Span): DayHours[] =>
  [workday, workday, workday, workday, workday, saturday, sunday].map((span, index) => ({
    weekdayValue: index + 1,
    startTime: span?.[0] ?? null,
    endTime: span?.[1] ?? null,
  }));

/** Opening hours, Pacific time (12.5). */
export const hoursByDepartment = new Map([
  ['OPS_PHONE', week(['06:00', '18:00'], ['07:00', '15:00'], ['07:00', '15:00'])],
  ['OPS_CHAT', week(['06:00', '17:00'], ['07:00', '15:00'], ['07:00', '15:00'])],
  ['OPS_NOTARY', week(['07:00', '20:00'], ['08:00', '16:00'], null)],
]);

import { hoursText, type DayHours } from '#store/chat/hours.ts';

const week = (workday: [string, string] | null, weekend: [string, string] | null): DayHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekdayValue) => {
    const span = weekdayValue < 6 ? workday : weekend;
    return { weekdayValue, startTime: span?.[0] ?? null, endTime: span?.[1] ?? null };
  });

it.each<[string, DayHours[] | null, string | null]>([
  [
    'both ranges',
    week(['06:00', '17:00'], ['07:00', '15:00']),
    'Monday to Friday 6 AM to 5 PM, Saturday to Sunday 7 AM to 3 PM Pacific time',
  ],
  [
    'half hours and noon',
    week(['12:00', '17:30'], null),
    'Monday to Friday 12 PM to 5:30 PM Pacific time',
  ],
  [
    'midnight',
    week(['00:00', '23:59:59'], null),
    'Monday to Friday 12 AM to 11:59 PM Pacific time',
  ],
  ['no hours at all', week(null, null), null],
  ['no response', null, null],
  [
    'days that differ',
    [
      ...week(['06:00', '17:00'], null).slice(1),
      { weekdayValue: 1, startTime: '09:00', endTime: '17:00' },
    ],
    null,
  ],
])('CHAT-11 shows the hours in the welcome: %s', (_what, given, expected) => {
  expect(hoursText(given)).toBe(expected);
});

import { timeAgo } from '#store/format/timeAgo.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it.each([
  ['a moment', 0, '1 minute ago'],
  ['a clock that is ahead', -5 * MINUTE, '1 minute ago'],
  ['59 seconds', 59_000, '1 minute ago'],
  ['5 minutes', 5 * MINUTE + 30_000, '5 minutes ago'],
  ['59 minutes', 60 * MINUTE - 1, '59 minutes ago'],
  ['an hour', 60 * MINUTE, '1 hour ago'],
  ['almost a day', DAY - 1, '23 hours ago'],
  ['a day', DAY, '1 day ago'],
  ['six days', 7 * DAY - 1, '6 days ago'],
  ['a week', 7 * DAY, '1 week ago'],
  ['almost four weeks', 28 * DAY - 1, '3 weeks ago'],
  ['four weeks', 28 * DAY, '10/28/2026'],
  ['a year', 365 * DAY, '11/25/2025'],
])('NOTIF-07 NOTIF-08 A-56 says how long ago something was: %s', (_what, ms, words) => {
  expect(timeAgo(new Date(NOW - ms).toISOString(), NOW)).toBe(words);
});

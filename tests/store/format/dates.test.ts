import { formatDate, formatDeadline, formatMonth, toStoredDate } from '#store/format/dates.ts';

it('FMT-01 shows dates the American way, and stores them year first', () => {
  expect(formatDate('2026-03-05')).toBe('03/05/2026');
  expect(formatDeadline('2025-03-03')).toBe('Monday, March 3, 2025');
  expect(formatMonth('2041-03')).toBe('March 2041');
  expect(toStoredDate({ calendar: 'gregory', year: 2026, month: 3, day: 5 })).toBe('2026-03-05');
});

it.each(['2023-02-29', 'yesterday', ''])('FMT-05 shows %j as an invalid date', (text) => {
  expect(formatDate(text)).toBe('Invalid Date');
  expect(formatDeadline(text)).toBe('Invalid Date');
});

it("FMT-05 doesn't store a day that doesn't exist", () => {
  expect(toStoredDate({ calendar: 'iso8601', year: 2026, month: 2, day: 30 })).toBe('Invalid Date');
});

it('FMT-08 throws for an unsupported calendar', () => {
  expect(() => toStoredDate({ calendar: 'buddhist', year: 2569, month: 3, day: 5 })).toThrow(
    RangeError,
  );
});

it.each([
  ['1985-12-31', '12/31/1985'],
  ['2024-02-29', '02/29/2024'],
  ['0999-01-01', '01/01/0999'],
])('FT-65 shows %s as %s in every time zone', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown);
});

it('F-17 shows a moment on the day of its place', () => {
  const moment = '2026-03-06T03:30:00Z';

  expect(formatDate(moment, 'America/Los_Angeles')).toBe('03/05/2026');
  expect(formatDate(moment, 'Pacific/Guam')).toBe('03/06/2026');
  expect(formatDeadline(moment, 'America/Los_Angeles')).toBe('Thursday, March 5, 2026');
});

it.each(['America/Los_Angeles', 'Pacific/Guam'])(
  'F-17 shows a day as that same day in %s',
  (zone) => {
    expect(formatDeadline('2026-03-06', zone)).toBe('Friday, March 6, 2026');
  },
);

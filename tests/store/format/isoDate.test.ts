import { addDays, ageOn, isRealDate, toDateParts } from '#store/format/isoDate.ts';

it.each([
  ['2024-02-29', { month: '02', day: '29', year: '2024' }],
  ['2000-02-29', { month: '02', day: '29', year: '2000' }],
  ['0999-01-07', { month: '01', day: '07', year: '0999' }],
])('FT-65 splits the date %s into the parts %j', (iso, parts) => {
  expect(isRealDate(iso)).toBe(true);
  expect(toDateParts(iso)).toEqual(parts);
});

it.each([
  '2023-02-29',
  '1900-02-29',
  '2024-02-30',
  '2024-04-31',
  '2024-13-01',
  '2024-00-01',
  '2024-01-00',
  '0000-01-01',
])('FT-65 rejects %s as a date', (text) => {
  expect(isRealDate(text)).toBe(false);
});

it.each([
  '1985-2-3',
  '02/03/1985',
  '',
  '2023-02-29',
  '85-01-01',
  '1985-1e-01',
  '1985-12-31T00:00:00Z',
])("doesn't accept %j as a stored date", (text) => {
  expect(isRealDate(text)).toBe(false);
  expect(toDateParts(text)).toEqual({ month: '', day: '', year: '' });
  expect(addDays(text, 1)).toBeNull();
});

it.each([
  ['2008-03-05', '2026-03-05', 18],
  ['2008-03-06', '2026-03-05', 17],
  ['2008-12-31', '2026-12-30', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['0999-01-01', '2026-01-01', 1027],
])('FT-65 computes the age of someone born on %s on %s as %i', (birth, today, age) => {
  expect(ageOn(birth, today)).toBe(age);
});

it.each([
  ['2026-03-07', 1, '2026-03-08'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-11-01', 45, '2026-12-16'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['0999-12-31', 1, '1000-01-01'],
])(
  'FT-65 counts from %s forward %i days to %s, whether or not the clock changes',
  (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  },
);

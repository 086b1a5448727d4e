import fc from 'fast-check';

import {
  addCountedDays,
  isBankingDay,
  isBusinessDay,
  isFederalHoliday,
} from '#store/application/funding/businessDays.ts';
import {
  lastEvent,
  latest,
  rescissionEnds,
  texasSigningFrom,
} from '#store/application/funding/waitingPeriods.ts';
import { addDays } from '#store/format/isoDate.ts';

/** Facts §3: the days of each year that fall on a weekend, and the movable ones. */
const holidays: Readonly<Record<string, string>> = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25',
  2028: '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25',
};

const daysOf = (year: string) =>
  Array.from({ length: 366 }, (_none, index) => addDays(`${year}-01-01`, index) ?? '').filter(
    (day) => day.startsWith(year),
  );

it.each(Object.entries(holidays))(
  'finds the eleven federal holidays of %s (facts §3)',
  (year, list) => {
    expect(daysOf(year).filter(isFederalHoliday)).toEqual(
      list.split(' ').map((day) => `${year}-${day}`),
    );
  },
);

it.each([
  ['2026-07-04', false, 'a holiday on a Saturday'],
  ['2026-07-03', true, 'the Friday on which it is observed'],
  ['2027-07-05', true, 'the Monday on which it is observed'],
  ['2026-11-28', true, 'a Saturday'],
  ['2026-11-29', false, 'a Sunday'],
  ['2029-01-20', true, 'Inauguration Day'],
])('decides whether %s counts: %p, %s (RESC, facts §3)', (day, counts) => {
  expect(isBusinessDay(day)).toBe(counts);
});

it("doesn't count a Saturday as a banking day", () => {
  expect(isBankingDay('2026-11-28')).toBe(false);
  expect(isBankingDay('2026-11-30')).toBe(true);
});

it.each([
  ['2026-07-01', '2026-07-06'],
  ['2026-07-02', '2026-07-07'],
  ['2026-10-09', '2026-10-14'],
  ['2026-11-24', '2026-11-28'],
  ['2026-11-25', '2026-11-30'],
  ['2026-12-23', '2026-12-28'],
  ['2026-12-24', '2026-12-29'],
  ['2026-12-31', '2027-01-05'],
  ['2027-06-17', '2027-06-22'],
  ['2027-07-02', '2027-07-06'],
  ['2021-07-02', '2021-07-06'],
  ['2009-01-21', '2009-01-24'],
])('ends the right to cancel after %s at midnight on %s (golden, facts §3)', (last, end) => {
  expect(rescissionEnds(last)).toBe(end);
});

const someDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => addDays('2000-01-01', days) ?? '');

/** Facts §4: three calendar days. If the end is a Sunday or a holiday, it moves to the next day that isn't. */
function texasEnds(last: string): string {
  let end = addDays(last, 3) ?? '';
  while (!isBusinessDay(end)) end = addDays(end, 1) ?? '';
  return end;
}

it('ends no earlier by the federal count than by that of Texas (facts §4)', () => {
  fc.assert(fc.property(someDay, (last) => (rescissionEnds(last) ?? '') >= texasEnds(last)));
});

it('ends no earlier for a later event', () => {
  fc.assert(
    fc.property(someDay, (last) => {
      const next = rescissionEnds(addDays(last, 1) ?? '') ?? '';
      return next >= (rescissionEnds(last) ?? '');
    }),
  );
});

it('has no end for an invalid date', () => {
  expect(rescissionEnds('2026-02-30')).toBeNull();
  expect(addCountedDays('', 1, isBusinessDay)).toBeNull();
});

it.each([
  ['2026-11-20', '2026-11-21', '2026-11-19', '2026-11-21'],
  ['2026-11-20', null, '2026-11-19', null],
  [null, null, null, null],
])('finds the last of %s, %s and %s: %s', (signed, notice, disclosures, last) => {
  expect(lastEvent({ signed, notice, disclosures })).toBe(last);
});

it('finds no latest day without days', () => {
  expect(latest([])).toBeNull();
  expect(latest([null, '2026-01-02', '2026-01-01'])).toBe('2026-01-02');
});

it.each([
  ['the notice on the day of the application', '2026-11-02', '2026-11-02', null, '2026-11-14'],
  ['a later notice', '2026-11-02', '2026-11-05', null, '2026-11-17'],
  ['no separate notice yet', '2026-11-02', null, null, '2026-11-14'],
  ['itemized costs the day before', '2026-11-02', '2026-11-02', '2026-11-13', '2026-11-14'],
  ['itemized costs on a Saturday', '2026-11-02', '2026-11-02', '2026-11-21', '2026-11-23'],
  ['itemized costs before Thanksgiving', '2026-11-02', '2026-11-02', '2026-11-25', '2026-11-27'],
])(
  'finds the first day to sign in Texas for %s (facts §4)',
  (_case, applied, notice, costs, from) => {
    expect(texasSigningFrom({ applied, notice, costs })).toBe(from);
  },
);

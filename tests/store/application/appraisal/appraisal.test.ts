import {
  bookingValidator,
  feeText,
  firstDayOf,
  visitDaysAfter,
  windowsValidator,
  type VisitTime,
} from '#store/application/appraisal/appraisal.ts';
import { startingBooking } from '#store/application/appraisal/startingBooking.ts';
import {
  withDayToggled,
  withTimeToggled,
  type PickedTime,
} from '#store/application/appraisal/pickedTimes.ts';
import { aBooking, anAppraisal, windows } from '#tests/support/fixtures/appraisals.ts';

const FIRST = '2026-11-21';
const [morning, evening, afternoon] = windows;

test.each([
  ['2026-11-21', '2026-11-18', '2026-11-21'],
  ['2026-11-21', '2026-11-24', '2026-11-24'],
  [null, '2026-11-24', '2026-11-24'],
  ['2026-11-21', null, '2026-11-21'],
  [null, null, null],
])('counts the windows from the later of %s and %s: %s', (today, earliest, first) => {
  expect(firstDayOf(today, earliest)).toBe(first);
});

test('starts the visit days after two days of notice, and leaves out Sundays', () => {
  const days = visitDaysAfter(FIRST);
  expect(days[0]).toBe('2026-11-23');
  expect(days).not.toContain('2026-11-29');
  expect(visitDaysAfter(null)).toEqual([]);
});

test.each([
  ['three other times', windows, {}],
  ['no time at all', [], [{}, {}, { day: 'Pick three times' }]],
  ['a missing time', [morning, evening], [{}, {}, { day: 'Pick 1 more' }]],
  [
    'a day without a time',
    [{ day: '2026-11-24' }],
    [{ time: 'Choose a time' }, {}, { day: 'Pick 2 more' }],
  ],
  [
    'a day that is too soon',
    [{ ...morning, day: '2026-11-22' }, evening, afternoon],
    [{ day: 'Choose another day' }, {}, {}],
  ],
  [
    'a Sunday',
    [{ ...morning, day: '2026-11-29' }, evening, afternoon],
    [{ day: 'Choose another day' }, {}, {}],
  ],
  [
    'a day that is too far ahead',
    [{ ...morning, day: '2027-01-05' }, evening, afternoon],
    [{ day: 'Choose another day' }, {}, {}],
  ],
  [
    'a repeated time',
    [morning, morning, afternoon],
    [{}, { time: 'Choose another time: you have this one already' }, {}],
  ],
])('validates visit windows with %s', (_what, given, wrong) => {
  const errors = windowsValidator(FIRST)({ windows: given.map((window) => ({ ...window })) });
  expect(errors).toEqual(Array.isArray(wrong) ? { windows: wrong } : wrong);
});

test('picks times by day, keeps a day until it is removed, and never has more than three', () => {
  const [friday, saturday, monday] = ['2026-11-27', '2026-11-28', '2026-11-30'];
  let picked: readonly PickedTime[] = [];
  const day = (value: string) => (picked = withDayToggled(picked, value));
  const time = (of: string, value: VisitTime) => (picked = withTimeToggled(picked, of, value));

  day(monday);
  expect(day(friday)).toEqual([{ day: friday }, { day: monday }]);
  time(friday, 'EVENING');
  expect(time(friday, 'MORNING')).toEqual([
    { day: friday, time: 'MORNING' },
    { day: friday, time: 'EVENING' },
    { day: monday },
  ]);
  time(monday, 'MORNING');
  expect(time(monday, 'AFTERNOON').slice(2)).toEqual([{ day: monday, time: 'AFTERNOON' }]);
  expect(time(monday, 'AFTERNOON').slice(2)).toEqual([{ day: monday }]);
  expect(day(friday)).toEqual([{ day: monday }]);
  expect(day(saturday)).toEqual([{ day: saturday }, { day: monday }]);
});

test('requires a contact for a booking', () => {
  expect(bookingValidator(FIRST)(aBooking)).toEqual({});
  expect(bookingValidator(FIRST)({ windows })).toMatchObject({
    contactName: 'Required',
    contactPhone: expect.any(String),
  });
});

test('T-37 names the first day on which a fee is charged', () => {
  expect(feeText('November 24, 2026').text).toBe(
    "We won't take a fee before November 24, 2026, three business days after you got the terms. If a term changes and you stop, we'll return it.",
  );
});

test("starts the booking form with the last booking, or else with the borrower's own details", () => {
  const applicant = { name: { firstName: 'Mira', lastName: 'Tolland' }, phoneNumber: '6145550142' };
  const own = { contactName: 'Mira Tolland', contactPhone: '(614) 555-0142' };
  expect(startingBooking(anAppraisal(), applicant, undefined)).toEqual(own);
  expect(startingBooking(anAppraisal(aBooking), undefined, undefined)).toEqual(aBooking);
  expect(startingBooking(anAppraisal(), applicant, { contactName: 'Ada' })).toMatchObject({
    contactName: 'Ada',
  });
});

import { calendarFile } from '#store/application/notary/calendarFile.ts';
import { canChangeAppointment } from '#store/application/notary/notary.ts';
import {
  scheduleValidator,
  validateBooking,
  validateSoleBooking,
} from '#store/application/notary/scheduleForm.ts';
import {
  meetingPlacesFor,
  onlineRule,
  waitingPeriodOf,
} from '#store/application/notary/stateRules.ts';
import {
  hoursToday,
  slotsByDay,
  timeHereAndThere,
  zoneOfZip,
} from '#store/application/notary/times.ts';

const property = (state: string, county: string | null = null, occupancyType = 'HOME') => ({
  state,
  county,
  occupancyType,
});

test.each([
  ['OH', 'Franklin', true, null],
  ['PA', 'Allegheny', true, null],
  ['PA', 'Potter', false, 'The county recorder does not accept it yet.'],
  ['MO', 'Saint Louis City', false, 'The county recorder does not accept it yet.'],
  ['CA', 'Kern', false, 'Your state does not allow it for home loans yet.'],
  ['VT', null, false, 'Your state does not allow it for home loans yet.'],
])(
  'decides whether %s %s allows an online notary: %p (12.9)',
  (state, county, isAllowed, reasonText) => {
    expect(onlineRule(property(state, county))).toMatchObject({ isAllowed, reasonText });
  },
);

test('allows only offices for signing on a Texas home (facts §4)', () => {
  expect(onlineRule(property('TX')).isAllowed).toBe(false);
  expect(meetingPlacesFor(property('TX'))).toEqual([
    'TITLE_OFFICE',
    'ATTORNEY_OFFICE',
    'LENDER_OFFICE',
  ]);
  expect(onlineRule(property('TX', null, 'SECONDARY')).isAllowed).toBe(true);
  expect(meetingPlacesFor(property('OH'))).toEqual(['HOME', 'NOTARY_OFFICE']);
});

test.each([
  ['2026-11-02', '2026-11-02', '2026-11-14'],
  ['2026-11-05', '2026-11-02', '2026-11-17'],
  ['2026-11-02', '2026-11-20', '2026-12-02'],
])(
  'counts from the notice on %s and the application on %s until %s in Texas',
  (noticeOn, appliedOn, firstDay) => {
    expect(waitingPeriodOf(property('TX'), noticeOn, appliedOn)).toMatchObject({ firstDay });
    expect(waitingPeriodOf(property('OH'), noticeOn, appliedOn)).toBeNull();
  },
);

test("tells a time in the borrower's zone, and in that of the place if it differs", () => {
  const start = '2026-11-24T15:30:00Z';
  expect(timeHereAndThere(start, 'America/New_York', 'America/New_York')).toBe('10:30 AM EST');
  expect(timeHereAndThere(start, 'America/New_York', 'America/Chicago')).toBe(
    '10:30 AM EST (9:30 AM CST there)',
  );
  // Daylight saving time.
  expect(timeHereAndThere('2026-07-01T15:30:00Z', 'America/New_York', 'America/Phoenix')).toBe(
    '11:30 AM EDT (8:30 AM MST there)',
  );
  expect(zoneOfZip('75201', 'OH')).toBe('America/Chicago');
  expect(zoneOfZip('00000', 'OH')).toBe('America/New_York');
});

test("lists the free times in order, by the borrower's day", () => {
  const slot = (start: string) => ({
    uuid: start,
    start,
    place: 'HOME' as const,
    notaryName: null,
  });
  const late = slot('2026-11-25T04:30:00Z');
  const early = slot('2026-11-24T15:00:00Z');
  expect(slotsByDay([late, early], 'America/New_York')).toEqual([
    { day: '2026-11-24', slots: [early, late] },
  ]);
  expect(slotsByDay([late, early], 'UTC').map(({ day }) => day)).toEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
});

test("shows today's hours in Pacific time, and in the borrower's own time if that differs", () => {
  const week = [
    { weekdayValue: 1, startTime: '07:00', endTime: '20:00' },
    { weekdayValue: 7, startTime: null, endTime: null },
  ];
  // Monday 02:00 in UTC is Sunday there.
  expect(hoursToday(week, Date.UTC(2026, 10, 23, 2), 'America/New_York')).toBeNull();
  const noon = Date.UTC(2026, 10, 23, 20);
  expect(hoursToday(week, noon, 'America/Los_Angeles')).toBe('7:00 AM to 8:00 PM Pacific');
  expect(hoursToday(week, noon, 'America/New_York')).toBe(
    '7:00 AM to 8:00 PM Pacific (10:00 AM to 11:00 PM your time)',
  );
  // Arizona has no daylight saving time.
  expect(hoursToday(week, Date.UTC(2026, 6, 20, 20), 'America/Phoenix')).toBe(
    '7:00 AM to 8:00 PM Pacific',
  );
});

test('allows changes to an appointment until 24 hours before it', () => {
  const start = '2026-11-24T15:00:00Z';
  expect(canChangeAppointment({ start }, Date.UTC(2026, 10, 23, 14, 59))).toBe(true);
  expect(canChangeAppointment({ start }, Date.UTC(2026, 10, 23, 15))).toBe(false);
});

test('says what is missing in the forms', () => {
  const validate = scheduleValidator(['TITLE_OFFICE']);
  expect(validate({ place: 'HOME', zip: '4321' })).toEqual({
    place: 'Choose a place',
    zip: 'Enter a 5-digit ZIP code',
    slotUuid: 'Choose a time',
  });
  expect(validate({ place: 'TITLE_OFFICE', zip: '75201', slotUuid: 'one' })).toEqual({});
  expect(validateBooking({})).toMatchObject({ attendees: 'Required' });
  expect(validateSoleBooking({ phoneNumber: '(614) 555-0142' })).toEqual({});
  expect(validateBooking({ phoneNumber: '(614) 555-0142', attendees: 'TOGETHER' })).toEqual({});
});

test('writes a calendar file with UTC times, escaped text and short lines (RFC 5545)', () => {
  const text = calendarFile(
    {
      appointmentUuid: 'appointment-1',
      start: '2026-11-24T15:00:00Z',
      place: 'NOTARY_OFFICE',
      address:
        '12 Sample Court; floor 3, Columbus, OH 43214, a very long line that has to be folded',
      notary: { name: 'Ellen Marbeck', commission: null },
    },
    { lender: 'Homeline', now: Date.UTC(2026, 10, 21, 15) },
  );
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART:20261124T150000Z');
  expect(lines).toContain('DTEND:20261124T160000Z');
  expect(lines).toContain('DTSTAMP:20261121T150000Z');
  expect(text.replaceAll('\r\n ', '')).toContain(
    String.raw`LOCATION:12 Sample Court\; floor 3\, Columbus\, OH 43214\,`,
  );
  expect(lines.every((line) => line.length <= 75)).toBe(true);
  expect(lines.at(-1)).toBe('');
});

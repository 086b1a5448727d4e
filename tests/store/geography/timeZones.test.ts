import { states } from '#store/geography/states.ts';
import { dayAt, timeZoneOf } from '#store/geography/timeZones.ts';

it('every state has a time zone that the platform knows', () => {
  const zones = new Set(states.map(({ code }) => timeZoneOf(code)));

  expect(zones.size).toBe(9);
  expect(
    [...zones].map(
      (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone,
    ),
  ).toHaveLength(9);
  expect(states.filter(({ code }) => timeZoneOf(code) === 'America/New_York')).toHaveLength(22);
});

it.each([
  ['2026-03-06T04:30:00Z', 'OH', '2026-03-05'],
  ['2026-03-06T05:30:00Z', 'OH', '2026-03-06'],
  ['2026-03-06T05:30:00Z', 'HI', '2026-03-05'],
  ['2026-03-05T15:00:00Z', 'GU', '2026-03-06'],
  ['2025-12-31T23:30:00-05:00', null, '2025-12-31'],
  ['2026-03-08T06:59:59Z', 'NY', '2026-03-08'],
])('FT-64 at %s it is in %p the %s', (moment, state, date) => {
  expect(dayAt(Date.parse(moment), state)).toBe(date);
});

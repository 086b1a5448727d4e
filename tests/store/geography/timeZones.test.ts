import { isZoneCertain } from '#store/geography/splitStates.ts';
import { states } from '#store/geography/states.ts';
import { dayAt, timeZoneOf } from '#store/geography/timeZones.ts';

it('gives every state a time zone that the platform knows', () => {
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
  ['2028-02-29T17:00:00Z', 'OH', '2028-02-29'],
])('FT-64 FT-65 finds the day at %s in %p: %s', (moment, state, date) => {
  expect(dayAt(Date.parse(moment), state)).toBe(date);
});

it.each([
  ['32501', 'FL', 'America/Chicago'],
  ['32456', 'FL', 'America/New_York'],
  ['33609', 'FL', 'America/New_York'],
  ['79901', 'TX', 'America/Denver'],
  ['79830', 'TX', 'America/Chicago'],
  ['37902', 'TN', 'America/New_York'],
  ['37402', 'TN', 'America/New_York'],
  ['37206', 'TN', 'America/Chicago'],
  ['47601', 'IN', 'America/Chicago'],
  ['46204', 'IN', 'America/New_York'],
  ['46402', 'IN', 'America/Chicago'],
  ['42001', 'KY', 'America/Chicago'],
  ['40205', 'KY', 'America/New_York'],
  ['49938', 'MI', 'America/Chicago'],
  ['83814', 'ID', 'America/Los_Angeles'],
  ['83501', 'ID', 'America/Los_Angeles'],
  ['83702', 'ID', 'America/Boise'],
  ['97914', 'OR', 'America/Boise'],
  ['97214', 'OR', 'America/Los_Angeles'],
  ['57701', 'SD', 'America/Denver'],
  ['57104', 'SD', 'America/Chicago'],
  ['69361', 'NE', 'America/Denver'],
  ['67735', 'KS', 'America/Denver'],
  ['58601', 'ND', 'America/Denver'],
  ['89883', 'NV', 'America/Denver'],
  ['86515', 'AZ', 'America/Denver'],
  ['99546', 'AK', 'America/Adak'],
  ['96799', 'HI', 'Pacific/Pago_Pago'],
  ['', 'AS', 'Pacific/Pago_Pago'],
  ['96950', 'MP', 'Pacific/Guam'],
  ['43214-1234', 'OH', 'America/New_York'],
])('F-17 puts %s, %s in %s', (zip, state, zone) => {
  expect(timeZoneOf({ state, zip })).toBe(zone);
  expect(new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0)).toBeTruthy();
});

it('FT-64 takes the day of a property from its ZIP code', () => {
  const moment = Date.parse('2026-03-06T05:30:00Z');

  expect(dayAt(moment, { state: 'FL', zip: '33609' })).toBe('2026-03-06');
  expect(dayAt(moment, { state: 'FL', zip: '32501' })).toBe('2026-03-05');
});

it.each([
  ['OH', '43214', true],
  ['FL', '32501', true],
  ['TN', '', false],
  ['OH', '', true],
  ['SD', '57501', false],
  ['SD', '57701', true],
  [null, '', false],
])('decides whether the zone of %s %s is certain: %s', (state, zip, isCertain) => {
  expect(isZoneCertain(state, zip)).toBe(isCertain);
});

import { expectedDay } from '#store/application/status/expectedDay.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const ZONE = 'America/New_York';
// Wednesday, 10 PM in New York, which is the next day in UTC.
const since = '2026-11-26T03:00:00Z';

it.each([
  ['the last of its usual business days', 'PAYOFF_REQUEST_PENDING', { since }, '2026-12-01'],
  [
    "the lender's own day",
    'PAYOFF_REQUEST_PENDING',
    { since, expectedBy: '2026-12-09' },
    '2026-12-09',
  ],
  [
    "the lender's own day, even if it has passed",
    'HMDA',
    { expectedBy: '2026-11-09' },
    '2026-11-09',
  ],
  ['no known day without its start', 'PAYOFF_REQUEST_PENDING', {}, null],
  ['no known day without usual days', 'GEN_NOTE_SIGNING', { since }, null],
  ["no known day on the borrower's turn", 'EMPLOYMENT_VERIFICATION', { since }, null],
])('F-06 expects a wait to end on %s: %s with %j on %s', (_what, name, hold, day) => {
  const status = aStatus(name, { hold: aStatusHold(hold) });

  expect(expectedDay(status, { timeZone: ZONE, today: null })).toBe(day);
});

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-02', null],
])('F-06 expects no day that has passed: on %s it expects %s', (today, day) => {
  const status = aStatus('PAYOFF_REQUEST_PENDING', { hold: aStatusHold({ since }) });

  expect(expectedDay(status, { timeZone: ZONE, today })).toBe(day);
});

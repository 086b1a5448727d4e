import { readStatus } from '#sagas/api/contract/application.ts';
import { rescissionEnds } from '#server/sandbox/lender/status/waitingDays.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

test.each([
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
])('after signing on %s, the right to cancel ends at midnight of %s (facts §3)', (signed, end) => {
  expect(rescissionEnds(signed)).toBe(end);
});

describe('a statutory waiting period', () => {
  const lender = openLender('block');

  test.each([
    ['RESCISSION', {}, '2026-11-19'],
    ['NOTARY_WAITING_PERIOD', { property: { state: 'TX', zip: '75201' } }, '2026-11-28'],
    ['NOTARY_WAITING_PERIOD', { createdAt: '2026-10-01T12:00:00.000Z' }, '2026-11-16'],
    ['RECORDING', {}, null],
  ])(
    '%s has the day that it ends on (F-06, section 7)',
    async (checklistStatus, application, day) => {
      const { token, applicationUuid } = await lender.session({ checklistStatus, application });

      const { body } = await lender.call(
        readStatus,
        { path: { uuid: applicationUuid } },
        { token },
      );

      expect(body.hold?.expectedBy ?? null).toBe(day);
    },
  );

  test('the lender’s own date wins', async () => {
    const hold = { expectedBy: '2026-12-24' };
    const application = { status: { hold } };
    const { token, applicationUuid } = await lender.session({
      checklistStatus: 'RESCISSION',
      application,
    });

    const { body } = await lender.call(readStatus, { path: { uuid: applicationUuid } }, { token });

    expect(body.hold?.expectedBy).toBe('2026-12-24');
  });
});

import { readStatus } from '#sagas/api/contract/application.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

describe('a statutory waiting period', () => {
  const lender = openLender('block');

  test.each([
    ['RESCISSION', {}, '2026-11-19'],
    ['NOTARY_WAITING_PERIOD', { property: { state: 'TX', zip: '75201' } }, '2026-11-28'],
    ['NOTARY_WAITING_PERIOD', { createdAt: '2026-10-01T12:00:00.000Z' }, '2026-11-16'],
    ['RECORDING', {}, null],
  ])(
    'gives %s the day on which it ends (F-06, section 7)',
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

  test("takes the lender's own date instead of the computed one", async () => {
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

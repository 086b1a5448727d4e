import { createApplication, readApplications } from '#sagas/api/contract/application.ts';
import { quoteOffer } from '#sagas/api/contract/offers.ts';
import { joinWaitlist } from '#sagas/api/contract/registration.ts';
import { readDecision } from '#sagas/api/contract/steps.ts';
import { saveSummary } from '#sagas/api/contract/summary.ts';
import { aCreateBody, aQuoteBody, aWaitlistPlace } from '#tests/support/fixtures/applications.ts';
import { anApplicant, applicationsAt } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('F-17: after midnight UTC, on the evening before at the home', () => {
  const lender = openLender('test');
  const { at } = applicationsAt(lender);
  // 03:00 UTC on December 1, 2026, which is 22:00 in Columbus.
  beforeEach(() => {
    lender.pass((14 * 24 + 12) * HOUR_MS);
  });

  it('ends a loan of fifteen years in the month at the home', async () => {
    const borrower = await at('OFFER_SELECTION');

    const { body } = await borrower.call(quoteOffer, aQuoteBody({}));

    expect(body.lastPayment).toBe('2041-11');
  });

  it('dates the score no later than the decision', async () => {
    const borrower = await anApplicant(lender, { lastName: 'Lowscore' });
    await borrower.advance();

    const { body } = await lender.call(readDecision, { path: borrower.path }, borrower.sending);

    expect(body.scoreDate).toBe('2026-11-30');
  });

  it("doesn't let a borrower who turns 18 the next day apply, join the waitlist or edit the date", async () => {
    const dob = '2008-12-01';
    const { token } = await lender.session({ application: null });
    const body = aCreateBody({ dob });
    const created = await lender.call(
      createApplication,
      { query: { state: 'OH' }, body },
      { token },
    );
    expect(created.status).toBe(400);

    const place = { ...aWaitlistPlace, dob };
    expect((await lender.call(joinWaitlist, { body: place })).status).toBe(400);

    const borrower = await at('APP_SUBMISSION');
    const edited = await borrower.call(saveSummary, { dob });
    expect(edited.status).toBe(400);
  });

  it('opens a line on the day at the home, and allows another 45 days later', async () => {
    const { sending } = await at('COMPLETE');
    const [opened] = (await lender.call(readApplications, {}, sending)).body;
    expect(opened?.accountOpenedDate).toBe('2026-11-30');

    const beginAfter = async (accountOpenedDate: string) => {
      const owner = await at('COMPLETE', { application: { accountOpenedDate } });
      const params = { query: { state: 'OH' }, body: aCreateBody() };
      return (await lender.call(createApplication, params, owner.sending)).status;
    };
    expect(await beginAfter('2026-10-17')).toBe(409);
    expect(await beginAfter('2026-10-16')).toBe(201);
  });

  it('counts the thirty days of the notice from the day at the home', async () => {
    const borrower = await at('DECLINED');

    const body = await borrower.read(readDecision);

    expect(body).toMatchObject({
      decidedAt: '2026-12-01T03:00:00.000Z',
      noticeDueAt: '2026-12-30',
    });
  });
});

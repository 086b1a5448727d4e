import { quoteOffer } from '#sagas/api/contract/offers.ts';
import { readDecision } from '#sagas/api/contract/steps.ts';
import { aQuoteBody } from '#tests/support/applications.ts';
import { anApplicant, applicationsAt } from '#tests/support/borrower.ts';
import { openLender } from '#tests/support/openLender.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('F-17: at night by Greenwich, the evening before at the home', () => {
  const lender = openLender('test');
  const { at } = applicationsAt(lender);
  // Three in the morning of 1 December 2026, ten in the evening in Columbus.
  beforeEach(() => {
    lender.pass((14 * 24 + 12) * HOUR_MS);
  });

  it('a loan of fifteen years ends in the month of the home', async () => {
    const { path, sending } = await at('OFFER_SELECTION');

    const { body } = await lender.call(quoteOffer, { path, body: aQuoteBody({}) }, sending);

    expect(body.lastPayment).toBe('2041-11');
  });

  it('the score is not of a day after the decision', async () => {
    const borrower = await anApplicant(lender, { lastName: 'Lowscore' });
    await borrower.walk();

    const { body } = await lender.call(readDecision, { path: borrower.path }, borrower.sending);

    expect(body.scoreDate).toBe('2026-11-30');
  });

  it('the thirty days of the notice count from the day of the home', async () => {
    const { path, sending } = await at('DECLINED');

    const { body } = await lender.call(readDecision, { path }, sending);

    expect(body).toMatchObject({
      decidedAt: '2026-12-01T03:00:00.000Z',
      noticeDueAt: '2026-12-30',
    });
  });
});

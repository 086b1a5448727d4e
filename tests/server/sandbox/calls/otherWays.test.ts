import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import { askForReconsideration, readDecision } from '#sagas/api/contract/steps.ts';
import { anApplicant, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

describe('the other ways after a decline', () => {
  const lender = openLender('block');
  const { at } = applicationsAt(lender);

  const ask = (borrower: Borrower, body: Partial<BodyOf<typeof askForReconsideration>> = {}) =>
    borrower.call(askForReconsideration, {
      reason: 'SMALLER_AMOUNT',
      message: null,
      documentUuids: [],
      ...body,
    });
  const decisionOf = (borrower: Borrower) => borrower.read(readDecision);
  const mostOf = async (borrower: Borrower) => (await borrower.read(readOffers)).maxDraw;

  test('reopens the offers for an amount that fits, and limits them to it', async () => {
    const borrower = await anApplicant(lender, { lastName: 'Declined' });
    await borrower.advance();

    expect((await ask(borrower, { amount: 60_000 })).status).toBe(202);
    expect((await borrower.status()).uwDecision).toBe('REVIEW');
    expect((await borrower.advance()).at(-1)).toBe('OFFER_SELECTION');

    expect(await mostOf(borrower)).toBe(60_000);
  });

  test.each([
    ['less than the smallest line', 500],
    ['more than the home allows', 900_000],
  ])('declines %s again for the amount, and says what would fit', async (_what, amount) => {
    const borrower = await anApplicant(lender, { lastName: 'Declined' });
    await borrower.advance();

    await ask(borrower, { amount });
    expect((await borrower.advance()).at(-1)).toBe('DECLINED');

    const { reasons, counteroffer } = await decisionOf(borrower);
    expect(reasons.map(({ code }) => code)).toEqual(['AMOUNT']);
    expect(counteroffer).toEqual({ amount: 210_000 });
  });

  test('opens the offers at once for an amount within the counteroffer', async () => {
    const borrower = await anApplicant(lender, { lastName: 'Declined' });
    await borrower.advance();
    await ask(borrower, { amount: 500 });
    await borrower.advance();

    await ask(borrower, { amount: 210_000 });
    expect((await borrower.status()).checklistStatus).toBe('OFFER_CALCULATION_IN_PROGRESS');
    expect((await borrower.advance()).at(-1)).toBe('OFFER_SELECTION');
    expect(await mostOf(borrower)).toBe(210_000);
  });

  test.each([
    ['Lowscore', 'CREDIT'],
    ['Highdebt', 'INCOME'],
  ])('declines %s for the same reason, whatever the amount', async (lastName, declineReason) => {
    const borrower = await anApplicant(lender, { lastName });
    await borrower.advance();
    expect((await decisionOf(borrower)).counteroffer).toBeNull();

    await ask(borrower, { amount: 30_000 });
    expect((await borrower.advance()).at(-1)).toBe('DECLINED');
    expect((await decisionOf(borrower)).declineReason).toBe(declineReason);
  });

  test('keeps an ineligible borrower ineligible for any amount', async () => {
    const borrower = await at('DECLINED', {
      application: { status: { uwDecision: 'INELIGIBLE' } },
    });

    await ask(borrower, { amount: 30_000 });

    expect((await borrower.advance()).at(-1)).toBe('DECLINED');
  });

  test('requires an amount for a smaller amount', async () => {
    const { status, body } = await ask(await at('DECLINED'));

    expect([status, body]).toMatchObject([400, { errors: [{ field: 'amount' }] }]);
  });

  test.each([
    [700, 'OFFER_SELECTION'],
    [600, 'DECLINED'],
  ])('checks a lifted freeze again, and a score of %d leads to %s', async (score, end) => {
    const application = { score, status: { declineReason: 'CREDIT' } };
    const borrower = await at('DECLINED', { application });

    await ask(borrower, { reason: 'FREEZE_LIFTED' });

    expect((await borrower.advance()).at(-1)).toBe(end);
  });
});

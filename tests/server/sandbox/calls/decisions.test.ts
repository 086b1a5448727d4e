import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import {
  addReviewNote,
  askForReconsideration,
  readDecision,
  withdrawApplication,
} from '#sagas/api/contract/steps.ts';
import { anApplicant, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

describe('decisions', () => {
  const lender = openLender('block');
  const { at, patch } = applicationsAt(lender);

  type Request = Partial<BodyOf<typeof askForReconsideration>>;
  const ask = (borrower: Borrower, request: Request) =>
    borrower.call(askForReconsideration, {
      reason: 'SMALLER_AMOUNT',
      message: null,
      documentUuids: [],
      ...request,
    });
  const tell = (borrower: Borrower, message: string) => ask(borrower, { reason: 'OTHER', message });

  test('leads back to the earlier step for "please", and to the same decision for anything else (9.4)', async () => {
    const heard = await anApplicant(lender, { lastName: 'Declined' });
    await heard.advance();
    expect((await tell(heard, 'Please look again')).status).toBe(202);
    expect((await heard.status()).uwDecision).toBe('REVIEW');
    expect((await heard.advance()).at(-1)).toBe('OFFER_SELECTION');

    const unheard = await anApplicant(lender, { lastName: 'Lowscore' });
    await unheard.advance();
    await tell(unheard, 'Look again');
    expect((await unheard.advance()).at(-1)).toBe('DECLINED');
    expect((await unheard.status()).declineReason).toBe('CREDIT');
    await tell(unheard, 'Please look again');
    expect((await unheard.advance()).at(-1)).toBe('OFFER_SELECTION');
    expect((await tell(await at('HMDA'), 'please')).status).toBe(409);
  });

  test('ROUTING-04 reconsiders a decline at any other status from there', async () => {
    const borrower = await at('INCOME_VERIFICATION', {
      application: { status: { uwDecision: 'DECLINE' } },
    });
    const body = await borrower.read(readDecision);
    expect(body).toMatchObject({ action: 'DECLINED', declineReason: 'GENERIC' });
    expect(body.reasons).not.toEqual([]);

    expect((await tell(borrower, 'Please look again')).status).toBe(202);
    expect((await borrower.status()).uwDecision).toBe('REVIEW');
    expect((await borrower.advance()).at(-1)).toBe('INCOME_VERIFICATION');
  });

  const declinedFor = (declineReason: string) => ({ status: { declineReason } });
  const decisionOf = (borrower: Borrower) => borrower.read(readDecision);

  test.each([
    ['CREDIT', ['SCORE', 'HISTORY'], { scoreUsed: 588, dti: null }],
    ['INCOME', ['DEBT_TO_INCOME'], { scoreUsed: null, dti: 0.525, maxDti: 0.5 }],
    ['GENERIC', ['UNVERIFIED'], { scoreUsed: null, dti: null }],
  ])('gives a decline that is set to %s its reasons and numbers', async (reason, codes, facts) => {
    const borrower = await at('DECLINED', { application: declinedFor(reason) });

    const decision = await decisionOf(borrower);

    expect(decision).toMatchObject({ declineReason: reason, ...facts });
    expect(decision.reasons.map(({ code }) => code)).toEqual(codes);
  });

  test('takes a reason that is set later, and a score that is given', async () => {
    const application = { score: 611, ...declinedFor('CREDIT') };
    const borrower = await at('DECLINED', { application });
    expect(await decisionOf(borrower)).toMatchObject({ scoreUsed: 611 });

    await patch(borrower, declinedFor('INCOME'));

    expect(await decisionOf(borrower)).toMatchObject({
      declineReason: 'INCOME',
      reasons: [{ code: 'DEBT_TO_INCOME' }],
      dti: 0.525,
    });
  });

  test('stores a note for the underwriter, and lets a borrower withdraw until the signing (F-15)', async () => {
    const borrower = await at('UNDERWRITING_REVIEW');
    const noted = await borrower.call(addReviewNote, { message: 'A raise.' });
    expect([noted.status, noted.body.reference]).toEqual([
      202,
      expect.stringMatching(/^HR-\d{6}$/),
    ]);
    const note = (message: string, { path: to, sending: by } = borrower) =>
      lender.call(addReviewNote, { path: to, body: { message } }, by);
    expect((await note(' ')).body).toEqual({
      errors: [expect.objectContaining({ field: 'message' })],
    });
    expect((await note('A raise.', await at('HMDA'))).status).toBe(409);
    const withdraw = (one: Borrower) =>
      lender.call(withdrawApplication, { path: one.path, body: { reason: null } }, one.sending);
    expect((await withdraw(borrower)).body.checklistStatus).toBe('CANCELLED');
    expect((await withdraw(await at('RESCISSION'))).status).toBe(409);
  });

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
    const { status, body } = await ask(await at('DECLINED'), {});

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

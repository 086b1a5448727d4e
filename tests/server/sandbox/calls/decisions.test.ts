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

  const ask = (borrower: Borrower, message: string) =>
    borrower.call(askForReconsideration, { reason: 'OTHER', message, documentUuids: [] });

  test('leads back to the earlier step for "please", and to the same decision for anything else (9.4)', async () => {
    const heard = await anApplicant(lender, { lastName: 'Declined' });
    await heard.advance();
    expect((await ask(heard, 'Please look again')).status).toBe(202);
    expect((await heard.status()).uwDecision).toBe('REVIEW');
    expect((await heard.advance()).at(-1)).toBe('OFFER_SELECTION');

    const unheard = await anApplicant(lender, { lastName: 'Lowscore' });
    await unheard.advance();
    await ask(unheard, 'Look again');
    expect((await unheard.advance()).at(-1)).toBe('DECLINED');
    expect((await unheard.status()).declineReason).toBe('CREDIT');
    await ask(unheard, 'Please look again');
    expect((await unheard.advance()).at(-1)).toBe('OFFER_SELECTION');
    expect((await ask(await at('HMDA'), 'please')).status).toBe(409);
  });

  test('ROUTING-04 reconsiders a decline at any other status from there', async () => {
    const borrower = await at('INCOME_VERIFICATION', {
      application: { status: { uwDecision: 'DECLINE' } },
    });
    const body = await borrower.read(readDecision);
    expect(body).toMatchObject({ action: 'DECLINED', declineReason: 'GENERIC' });
    expect(body.reasons).not.toEqual([]);

    expect((await ask(borrower, 'Please look again')).status).toBe(202);
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
});

import { randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  emailOffer,
  quoteOffer,
  readOffers,
  reopenOffers,
  selectOffer,
} from '#sagas/api/contract/offers.ts';
import { startAssets } from '#sagas/api/contract/steps.ts';
import { aHardCreditConsent, aQuoteBody } from '#tests/support/fixtures/applications.ts';
import { applicationsAt, refusedAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

const quote = (borrower: Borrower, change: Partial<BodyOf<typeof quoteOffer>> = {}) =>
  borrower.call(quoteOffer, aQuoteBody(change));
const select = (borrower: Borrower, quoteId: string, consents = [aHardCreditConsent()]) =>
  borrower.call(selectOffer, { quoteId, consents });
const quoteAndSelect = async (
  borrower: Borrower,
  consents?: ReturnType<typeof aHardCreditConsent>[],
) => select(borrower, (await quote(borrower)).body.quoteId, consents);
const reopen = (borrower: Borrower, reason = 'change') => borrower.call(reopenOffers, { reason });

test.each([
  { what: 'with autopay', change: {}, expected: { total: 102_990, monthlyPayment: 975.33 } },
  {
    what: 'the maximum',
    change: { drawPreference: 'MAXIMIZE' as const, amount: 210_600 },
    expected: { total: 210_600, cash: 204_303.06, monthlyPayment: 1_994.41 },
  },
  {
    what: 'a lower rate',
    change: { offerId: 'BUY_DOWN-15' },
    expected: { fee: 4_990, monthlyPayment: 964.34 },
  },
])('quotes the golden numbers: $what (section 13)', async ({ change, expected }) => {
  expect((await quote(await at('OFFER_SELECTION'), change)).body).toMatchObject(expected);
});

const email = (
  borrower: Borrower,
  change: Partial<BodyOf<typeof emailOffer>> = {},
  key = randomUUID(),
) => {
  const { offerId: _offer, ...choice } = aQuoteBody();
  const headers = { 'Idempotency-Key': key };
  return borrower.call(emailOffer, { type: 'STANDARD', ...choice, ...change }, { headers });
};
const mails = async () => {
  const { body } = await lender.control('GET', '/sandbox/outbox');
  return (body as unknown as { to: string; subject: string; text: string }[]).filter(
    ({ subject }) => subject === 'Homeline: Your offer',
  );
};

test('emails an offer once for each key, to the address on file, with its numbers', async () => {
  const borrower = await at('OFFER_SELECTION');
  const key = randomUUID();

  expect((await email(borrower, {}, key)).status).toBe(202);
  await email(borrower, {}, key);

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to).toMatch(/@/);
  expect(mail?.text).toContain('$975.33 a month for 15 years, 7.850% APR');
  expect(mail?.text).toContain('Cash to you: $100,000.00');
  expect(mail?.text).toContain('Discounts: Pay by autopay');
  expect(mail?.text).toContain('Homeline Demonstration Lending, Inc., NMLS #9900001');
});

test.each([
  { what: 'a term that is not offered', change: { term: 7 }, status: 422 },
  { what: 'an amount out of range', change: { amount: 1 }, status: 400 },
  { what: 'a discount that is not offered', change: { discounts: ['FREE_MONEY'] }, status: 422 },
  { what: 'any terms after the choice', at: 'COLLECT_ADDITIONAL_INFO', change: {}, status: 409 },
])('SC-24 emails no offer with $what', async ({ at: step = 'OFFER_SELECTION', change, status }) => {
  const borrower = await at(step);
  const before = await mails();

  expect((await email(borrower, change)).status).toBe(status);

  expect(await mails()).toEqual(before);
});

test.each([
  { field: 'discounts', change: { discounts: ['TEACHERS_FEDERAL_CU'] } },
  { field: 'payoffLiabilityUuids', change: { payoffLiabilityUuids: ['unknown-debt'] } },
])('SC-24 refuses $field that are not offered', async ({ field, change }) => {
  expect(await quote(await at('OFFER_SELECTION'), change)).toMatchObject({
    status: 422,
    body: { errors: [{ field }] },
  });
});

test('computes the golden numbers of an income of 70,000 with 265,000 of counted savings', async () => {
  const borrower = await at('OFFER_SELECTION', {
    application: { income: { incomePrimary: 70_000 } },
  });
  expect(await borrower.read(readOffers)).toMatchObject({
    subDecision: 'UNVERIFIED_DTI_LIMITED',
    maxDtiUnlimited: 210_600,
  });
  await patch(borrower, { status: { assetDepletion: { complete: true, amount: 265_000 } } });

  const { offers } = await borrower.read(readOffers);

  const standard = offers.filter(({ type }) => type === 'STANDARD');
  expect(standard.map(({ maxDraw }) => maxDraw)).toEqual([
    77_883.71, 129_780.94, 162_708.34, 201_586.3,
  ]);
});

test('rejects a draw out of range, and returns 409 once for exactly 250,000', async () => {
  const borrower = await at('OFFER_SELECTION');
  const message = expect.stringContaining('Enter an amount from $20,000');
  expect((await quote(borrower, { amount: 500 })).body).toMatchObject({
    errors: [{ field: 'amount', message }],
  });
  expect((await quote(borrower, { offerId: 'STANDARD-99' })).status).toBe(422);
  expect(await quote(borrower, { amount: 250_000 })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'OFFER_EXPIRED' }] },
  });
  expect((await quote(borrower, { amount: 250_000 })).status).toBe(400);
});

test('requires the consent to the hard credit check, and a quote of this application', async () => {
  const borrower = await at('OFFER_SELECTION');
  expect(await quoteAndSelect(borrower, [])).toMatchObject(refusedAt('consents'));
  expect((await select(borrower, 'none')).status).toBe(409);

  expect((await quoteAndSelect(borrower)).body).toMatchObject({
    checklistStatus: 'COLLECT_ADDITIONAL_INFO',
    uwDecision: 'SELECT',
    uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE',
    consents: [{ type: 'HARD_CREDIT', givenAt: expect.stringContaining('2026') }],
  });
});

test('APP-04 requires no consent for a new choice after a matched income', async () => {
  const borrower = await at('IDENTITY_VERIFICATION');
  await reopen(borrower);
  expect(await borrower.status()).toMatchObject({
    checklistStatus: 'OFFER_SELECTION',
    uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
  });

  expect(await quoteAndSelect(borrower, [])).toMatchObject({
    status: 200,
    body: { checklistStatus: 'IDENTITY_VERIFICATION' },
  });
});

test('F-03 returns 200 for a repeated step, and 409 STEP_NOT_OPEN for another choice', async () => {
  const borrower = await at('OFFER_SELECTION');
  const [first, second] = [(await quote(borrower)).body, (await quote(borrower)).body];
  await select(borrower, first.quoteId);

  expect(await select(borrower, first.quoteId)).toMatchObject({
    status: 200,
    body: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
  });
  expect(await select(borrower, second.quoteId)).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'STEP_NOT_OPEN' }] },
  });
});

test('leads to the furthest step after a choice of reopened offers', async () => {
  const borrower = await at('LIEN_VERIFICATION');
  expect((await reopen(borrower)).body.checklistStatus).toBe('OFFER_SELECTION');
  expect((await quoteAndSelect(borrower)).body.checklistStatus).toBe('LIEN_VERIFICATION');
  expect((await reopen(await at('HARD_CREDIT_PULL'))).status).toBe(409);
});

test('states the change in a revised offer, and leads to the next step', async () => {
  const borrower = await at('REVISED_OFFER_SELECTION');
  expect((await borrower.read(readOffers)).revision).toMatchObject({
    reason: expect.stringContaining('income'),
  });
  expect((await quoteAndSelect(borrower)).body.checklistStatus).toBe('IDENTITY_VERIFICATION');
});

test.each([
  { what: 'a new session', made: at },
  {
    what: 'an application after its choice',
    made: async (checklistStatus: string) => {
      const borrower = await at('INCOME_VERIFICATION');
      await patch(borrower, { status: { checklistStatus } });
      return borrower;
    },
  },
])('shows a higher old limit at the same rate (REVISED): $what', async ({ made }) => {
  const borrower = await made('REVISED_OFFER_SELECTION');
  const { maxDraw, revision, offers } = await borrower.read(readOffers);
  const { rate } = offers.find(({ id }) => id === 'STANDARD-30') ?? {};
  expect([maxDraw, rate]).toEqual([210_600, expect.any(Number)]);
  expect(revision).toMatchObject({ oldMaxDraw: 225_600, oldRate: rate, newRate: rate });
});

test('gives savings a separate step, which the borrower can skip', async () => {
  const borrower = await at('OFFER_SELECTION');
  const { body } = await borrower.call(startAssets, {});
  expect(body.checklistStatus).toBe('ASSETS_PREQUAL');
  expect((await reopen(borrower, 'product/assets')).body.checklistStatus).toBe('OFFER_SELECTION');
});

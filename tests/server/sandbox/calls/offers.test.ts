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
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

describe('offers', () => {
  const lender = openLender('block');
  const { at, patch } = applicationsAt(lender);

  const quote = ({ path, sending }: Borrower, change: Partial<BodyOf<typeof quoteOffer>> = {}) =>
    lender.call(
      quoteOffer,
      {
        path,
        body: aQuoteBody(change),
      },
      sending,
    );
  const select = (
    { path, sending }: Borrower,
    quoteId: string,
    consents = [aHardCreditConsent()],
  ) => lender.call(selectOffer, { path, body: { quoteId, consents } }, sending);

  test.each([
    [
      'with autopay',
      {},
      {
        fee: 2_990,
        recordingTax: 0,
        total: 102_990,
        monthlyPayment: 975.33,
        totalInterest: 72_569.12,
        cash: 100_000,
      },
    ],
    ['without autopay', { discounts: [] }, { monthlyPayment: 990.18, totalInterest: 75_242.56 }],
    [
      '10 years',
      { offerId: 'STANDARD-10', term: 10 },
      { monthlyPayment: 1_227.89, totalInterest: 44_356.98 },
    ],
    [
      '30 years',
      { offerId: 'STANDARD-30', term: 30 },
      { monthlyPayment: 780.98, totalInterest: 178_163.4 },
    ],
    [
      'costs taken out',
      { drawPreference: 'DEDUCT' as const },
      { total: 100_000, cash: 97_010, monthlyPayment: 947.01 },
    ],
    [
      'the most there is',
      { drawPreference: 'MAXIMIZE' as const, amount: 210_600 },
      { total: 210_600, fee: 6_296.94, cash: 204_303.06, monthlyPayment: 1_994.41 },
    ],
    [
      'a lower rate',
      { offerId: 'BUY_DOWN-15' },
      { fee: 4_990, total: 104_990, monthlyPayment: 964.34 },
    ],
  ])('quotes the golden numbers: %s (section 13)', async (_what, change, expected) => {
    const borrower = await at('OFFER_SELECTION');
    expect((await quote(borrower, change)).body).toMatchObject(expected);
  });

  const email = (
    { path, sending }: Borrower,
    change: Partial<BodyOf<typeof emailOffer>> = {},
    key = randomUUID(),
  ) => {
    const { offerId: _offer, ...choice } = aQuoteBody();
    const body = { type: 'STANDARD', ...choice, ...change };
    return lender.call(
      emailOffer,
      { path, body },
      {
        ...sending,
        headers: { 'Idempotency-Key': key },
      },
    );
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
    ['a term that is not offered', { term: 7 }, 422],
    ['an amount out of range', { amount: 1 }, 400],
    ['a discount that is not offered', { discounts: ['FREE_MONEY'] }, 422],
  ])('SC-24 emails no offer with %s', async (_what, change, status) => {
    const borrower = await at('OFFER_SELECTION');
    const before = await mails();

    expect((await email(borrower, change)).status).toBe(status);

    expect(await mails()).toEqual(before);
  });

  test('emails no offer after the choice', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO');

    expect((await email(borrower)).status).toBe(409);
  });

  test.each([
    ['discounts', { discounts: ['TEACHERS_FEDERAL_CU'] }],
    ['payoffLiabilityUuids', { payoffLiabilityUuids: ['unknown-debt'] }],
  ])('SC-24 refuses %s that are not offered', async (field, change) => {
    const borrower = await at('OFFER_SELECTION');
    const { status, body } = await quote(borrower, change);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field }] });
  });

  const limited = { subDecision: 'UNVERIFIED_DTI_LIMITED', maxDtiUnlimited: 210_600 };

  test.each([
    [118_000, 0, [122_484.7, 204_101.48, 210_600, 210_600], { subDecision: 'UNVERIFIED_OFFER' }],
    [70_000, 0, [22_910.39, 38_176.56, 47_862.53, 59_298.93], limited],
    [70_000, 265_000, [77_883.71, 129_780.94, 162_708.34, 201_586.3], {}],
  ])(
    'computes the golden numbers of an income of %d with %d of counted savings',
    async (incomePrimary, amount, most, rest) => {
      const borrower = await at('OFFER_SELECTION', { application: { income: { incomePrimary } } });
      const { path, sending } = borrower;
      if (amount > 0)
        await patch(borrower, { status: { assetDepletion: { complete: true, amount } } });

      const { body } = await lender.call(readOffers, { path }, sending);

      const standard = body.offers.filter(({ type }) => type === 'STANDARD');
      expect(standard.map(({ maxDraw }) => maxDraw)).toEqual(most);
      expect(body).toMatchObject(rest);
    },
  );

  test('computes the golden numbers of New York and of Texas', async () => {
    const offersOf = async (request: object, org: string) => {
      const { token, applicationUuid } = await lender.session({ org, ...request });
      const path = { uuid: applicationUuid };
      return (await lender.call(readOffers, { path }, { token, org })).body;
    };
    const home = (street1: string, city: string, state: string, zip: string, income: number) => ({
      application: { property: { street1, city, state, zip }, income: { incomePrimary: income } },
    });
    const newYork = await offersOf(
      home('45 Mossbell Terrace', 'Brooklyn', 'NY', '11215', 240_000),
      'HOMELINE_NY',
    );
    expect(newYork.offers.map(({ term, minDraw, maxDraw }) => [term, minDraw, maxDraw])).toEqual([
      [5, 20_000, 346_219.87],
      [10, 20_000, 353_000],
      [15, 20_000, 353_000],
      [30, 20_000, 353_000],
    ]);
    expect(newYork.offers.at(-1)).toMatchObject({
      minRecordingTax: 210,
      maxRecordingTax: 3_706.5,
    });
    const texas = await offersOf(
      home('118 Lanternfish Lane', 'Austin', 'TX', '78704', 160_000),
      'HOMELINE',
    );
    expect(
      texas.offers.map(({ type, maxDraw, originationFee }) => [type, maxDraw, originationFee]),
    ).toEqual([
      ['STANDARD', 195_945.64, 0.0199],
      ['STANDARD', 220_000, 0.0199],
      ['STANDARD', 220_000, 0.0199],
      ['STANDARD', 220_000, 0.0199],
    ]);
  });

  test('rejects a draw out of range, and answers 409 once for exactly 250,000', async () => {
    const borrower = await at('OFFER_SELECTION');
    expect((await quote(borrower, { amount: 500 })).body).toMatchObject({
      errors: [
        { field: 'amount', message: expect.stringContaining('Enter an amount from $20,000') },
      ],
    });
    expect((await quote(borrower, { offerId: 'STANDARD-99' })).status).toBe(422);
    const expired = await quote(borrower, { amount: 250_000 });
    expect([expired.status, expired.body]).toEqual([
      409,
      { errors: [expect.objectContaining({ code: 'OFFER_EXPIRED' })] },
    ]);
    expect((await quote(borrower, { amount: 250_000 })).status).toBe(400);
  });

  test('requires the consent to the hard credit check, and a quote of this application', async () => {
    const borrower = await at('OFFER_SELECTION');
    const { quoteId } = (await quote(borrower)).body;
    expect((await select(borrower, quoteId, [])).body).toMatchObject({
      errors: [{ field: 'consents' }],
    });
    expect((await select(borrower, 'none')).status).toBe(409);
    const chosen = await select(borrower, quoteId);
    expect(chosen.body).toMatchObject({
      checklistStatus: 'COLLECT_ADDITIONAL_INFO',
      uwDecision: 'SELECT',
      uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE',
    });
    expect(chosen.body.consents).toEqual([
      { type: 'HARD_CREDIT', givenAt: expect.stringContaining('2026') },
    ]);
  });

  test('APP-04 requires no consent for a new choice after a matched income', async () => {
    const borrower = await at('IDENTITY_VERIFICATION');
    const { path, sending } = borrower;
    await lender.call(reopenOffers, { path, body: { reason: 'change' } }, sending);
    expect(await borrower.status()).toMatchObject({
      checklistStatus: 'OFFER_SELECTION',
      uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
    });
    const { quoteId } = (await quote(borrower)).body;
    const chosen = await select(borrower, quoteId, []);
    expect([chosen.status, chosen.body.checklistStatus]).toEqual([200, 'IDENTITY_VERIFICATION']);
  });

  test('F-03 returns 200 for a repeated step, and 409 STEP_NOT_OPEN for another choice', async () => {
    const borrower = await at('OFFER_SELECTION');
    const [first, second] = [(await quote(borrower)).body, (await quote(borrower)).body];
    await select(borrower, first.quoteId);
    const repeat = await select(borrower, first.quoteId);
    expect([repeat.status, repeat.body.checklistStatus]).toEqual([200, 'COLLECT_ADDITIONAL_INFO']);
    const other = await select(borrower, second.quoteId);
    expect([other.status, other.body]).toEqual([
      409,
      { errors: [expect.objectContaining({ code: 'STEP_NOT_OPEN' })] },
    ]);
  });

  test('leads to the furthest step after a choice of reopened offers', async () => {
    const borrower = await at('LIEN_VERIFICATION');
    const { path, sending } = borrower;
    const body = { reason: 'change' };
    const reopened = await lender.call(reopenOffers, { path, body }, sending);
    expect(reopened.body.checklistStatus).toBe('OFFER_SELECTION');
    const { quoteId } = (await quote(borrower)).body;
    expect((await select(borrower, quoteId)).body.checklistStatus).toBe('LIEN_VERIFICATION');
    const early = await at('HARD_CREDIT_PULL');
    expect(
      (await lender.call(reopenOffers, { path: early.path, body }, early.sending)).status,
    ).toBe(409);
  });

  test('states the change in a revised offer, and leads to the next step', async () => {
    const borrower = await at('REVISED_OFFER_SELECTION');
    const { path, sending } = borrower;
    const offers = await lender.call(readOffers, { path }, sending);
    expect(offers.body.revision).toMatchObject({ reason: expect.stringContaining('income') });
    const { quoteId } = (await quote(borrower)).body;
    expect((await select(borrower, quoteId)).body.checklistStatus).toBe('IDENTITY_VERIFICATION');
  });

  test.each([
    ['a new session', (there: string) => at(there)],
    [
      'an application after its choice',
      async (there: string) => {
        const borrower = await at('INCOME_VERIFICATION');
        await patch(borrower, { status: { checklistStatus: there } });
        return borrower;
      },
    ],
  ])('shows a higher old limit at the same rate (REVISED): %s', async (_what, made) => {
    const { path, sending } = await made('REVISED_OFFER_SELECTION');
    const { maxDraw, revision, offers } = (await lender.call(readOffers, { path }, sending)).body;
    const longest = offers.find(({ id }) => id === 'STANDARD-30');
    expect([maxDraw, longest?.rate]).toEqual([210_600, expect.any(Number)]);
    expect(revision).toMatchObject({
      oldMaxDraw: 225_600,
      oldRate: longest?.rate,
      newRate: longest?.rate,
    });
  });

  test('gives savings a step of their own, which can be left out', async () => {
    const { path, sending } = await at('OFFER_SELECTION');
    const started = await lender.call(startAssets, { path, body: {} }, sending);
    expect(started.body.checklistStatus).toBe('ASSETS_PREQUAL');
    const reopened = { path, body: { reason: 'product/assets' } };
    const without = await lender.call(reopenOffers, reopened, sending);
    expect(without.body.checklistStatus).toBe('OFFER_SELECTION');
  });
});

import {
  amountPrompt,
  bestOfEach,
  boundsOf,
  validateChoice,
  defaultChoice,
  offerTypes,
  onlyFirstType,
  preferencesFor,
  quoteOf,
  withOfferedDiscounts,
  termsOf,
} from '#store/application/offers/offers.ts';
import { aLiability, anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

const TODAY = '2026-03-05';

it('quotes 100,000 over 15 years with autopay and the costs on top (golden)', () => {
  const choice = anOfferChoice({ discounts: ['AUTOPAY'] });

  expect(quoteOf(anOfferSet(), choice, TODAY)).toEqual({
    offerId: 'offer-standard-15',
    term: 15,
    rate: 0.0785,
    draw: 100_000,
    fee: 2990,
    isFeeCapped: false,
    recordingTax: 0,
    total: 102_990,
    cash: 100_000,
    cashToYou: 100_000,
    debtsPaid: 0,
    monthlyPayment: 975.33,
    monthlyPaymentWithoutAutopay: 990.18,
    totalInterest: 72_569.12,
    lastPayment: '2041-03',
    drawYears: 4,
  });
});

it('quotes only one payment without autopay', () => {
  expect(quoteOf(anOfferSet(), anOfferChoice(), TODAY)).toMatchObject({
    monthlyPayment: 990.18,
    monthlyPaymentWithoutAutopay: null,
  });
});

it('gives a missing offer no quote, bounds or discounts, and accepts no draw of it', () => {
  const set = anOfferSet();
  const gone = anOfferChoice({ term: 7, discounts: ['AUTOPAY'] });

  expect(quoteOf(set, gone, TODAY)).toBeNull();
  expect(boundsOf(set, gone)).toBeNull();
  expect(amountPrompt(set, gone)).toBe('Enter $0 to $0 to see your payment.');
  expect(validateChoice(set, gone)).toEqual({ amount: 'Enter an amount in dollars, like 1,200' });
  expect(withOfferedDiscounts(set, gone).discounts).toEqual([]);
});

it('quotes no draw years for a term without known ones', () => {
  expect(quoteOf(anOfferSet(), anOfferChoice({ term: 10 }), TODAY)?.drawYears).toBeNull();
});

it('defaults to the type STANDARD wherever it is listed, or else to the first', () => {
  const buyDown = anOffer({ id: 'b', type: 'BUY_DOWN', maxDraw: 300_000 });
  const both = anOfferSet({ offers: [buyDown, anOffer()], maxDraw: 300_000 });

  expect(defaultChoice(both)?.type).toBe('STANDARD');
  expect(onlyFirstType(both)).toMatchObject({ offers: [anOffer()], maxDraw: 210_600 });
  expect(defaultChoice(anOfferSet({ offers: [buyDown] }))?.type).toBe('BUY_DOWN');
});

it('pays debts from the cash, and always those that must be paid', () => {
  const set = anOfferSet({
    liabilities: [
      aLiability(),
      aLiability({ uuid: 'tax', monetaryBalance: 1000.5, mustPay: true }),
    ],
  });

  expect(quoteOf(set, anOfferChoice(), TODAY)).toMatchObject({
    debtsPaid: 1000.5,
    cashToYou: 98_999.5,
  });
  expect(quoteOf(set, anOfferChoice({ payoffLiabilityUuids: ['card'] }), TODAY)).toMatchObject({
    debtsPaid: 9450.5,
    cashToYou: 90_549.5,
  });
});

it("applies an offer's own recording taxes", () => {
  const taxed = anOfferSet({ offers: [anOffer({ minRecordingTax: 210, maxRecordingTax: 210 })] });

  expect(quoteOf(taxed, anOfferChoice(), TODAY)).toMatchObject({ recordingTax: 210 });
});

it.each([
  ['PRESERVE', { min: 20_000, max: 204_485, isFixed: false }],
  ['DEDUCT', { min: 20_000, max: 210_600, isFixed: false }],
  ['MAXIMIZE', { min: 210_600, max: 210_600, isFixed: true }],
] as const)('finds the golden bounds of a %s draw', (drawPreference, bounds) => {
  expect(boundsOf(anOfferSet(), { type: 'STANDARD', term: 15, drawPreference })).toEqual(bounds);
});

it('starts with the longest term, half of the limit and nothing ticked', () => {
  expect(defaultChoice(anOfferSet())).toEqual(
    anOfferChoice({ term: 30, amount: 105_000, payoffLiabilityUuids: [] }),
  );
});

it('starts with the debts that the lender marked', () => {
  const liabilities = [
    aLiability(),
    aLiability({ uuid: 'car', payOff: { status: 'MARKED_FOR_PAYOFF' } }),
    aLiability({ uuid: 'tax', mustPay: true }),
  ];

  expect(defaultChoice(anOfferSet({ liabilities }))?.payoffLiabilityUuids).toEqual(['car', 'tax']);
});

it('starts at the smallest draw when half of the limit is less', () => {
  const small = anOfferSet({ offers: [anOffer({ maxDraw: 22_910.39 })], maxDraw: 22_910.39 });

  expect(defaultChoice(small)).toMatchObject({ amount: 20_000, drawPreference: 'PRESERVE' });
});

it("doesn't list PRESERVE when the costs don't fit", () => {
  const tight = anOfferSet({ offers: [anOffer({ maxDraw: 20_100 })], maxDraw: 20_100 });

  expect(preferencesFor(tight, anOfferChoice())).toEqual(['DEDUCT', 'MAXIMIZE']);
  expect(defaultChoice(tight)).toMatchObject({ amount: 20_000, drawPreference: 'DEDUCT' });
});

it('has no default choice without offers', () => {
  expect(defaultChoice(anOfferSet({ offers: [] }))).toBeNull();
});

it('lists types and terms once, the shortest term first', () => {
  const set = anOfferSet({
    offers: [...anOfferSet().offers, anOffer({ type: 'BUY_DOWN', id: 'b' })],
  });

  expect(offerTypes(set)).toEqual(['STANDARD', 'BUY_DOWN']);
  expect(termsOf(set, 'STANDARD')).toEqual([5, 10, 15, 30]);
});

it.each([
  ['the lower rate', { baseRate: 0.07, maxDraw: 150_000 }],
  ['more room at the same rate', { maxDraw: 300_000 }],
])('picks the offer with %s when two share a type and a term', (_why, better) => {
  const set = anOfferSet({
    offers: [...anOfferSet().offers, anOffer({ id: 'better', ...better }), anOffer()],
  });

  const best = bestOfEach(set);

  expect(termsOf(best, 'STANDARD')).toEqual([5, 10, 15, 30]);
  expect(quoteOf(best, anOfferChoice(), TODAY)?.offerId).toBe('better');
});

it('takes the limit from the offer that counts', () => {
  const lessRoom = anOffer({ id: 'better', baseRate: 0.01, maxDraw: 90_000 });

  expect(bestOfEach(anOfferSet({ offers: [anOffer(), lessRoom] })).maxDraw).toBe(90_000);
});

it('keeps one of two equal offers, and all offers that differ', () => {
  expect(bestOfEach(anOfferSet({ offers: [anOffer(), anOffer()] })).offers).toHaveLength(1);
  const set = anOfferSet();
  expect(bestOfEach(set)).toBe(set);
});

it.each([
  [19_999, 'Enter an amount from $20,000 to $204,485'],
  [204_486, 'Enter an amount from $20,000 to $204,485'],
  [100_000.5, 'Enter whole dollars from $20,000 to $204,485'],
  [Number.NaN, 'Enter an amount in dollars, like 1,200'],
])('rejects an amount of %d and says why', (amount, message) => {
  expect(validateChoice(anOfferSet(), anOfferChoice({ amount }))).toEqual({ amount: message });
});

it("rejects debts that the cash doesn't cover", () => {
  const set = anOfferSet({ liabilities: [aLiability({ monetaryBalance: 100_000.01 })] });

  expect(validateChoice(set, anOfferChoice({ payoffLiabilityUuids: ['card'] }))).toEqual({
    payoffLiabilityUuids: 'Your draw does not cover these debts. Draw more or untick one.',
  });
  expect(validateChoice(set, anOfferChoice())).toEqual({});
});

it('accepts the smallest draw, even if debts take all of it', () => {
  const set = anOfferSet({ liabilities: [aLiability({ monetaryBalance: 20_000 })] });
  const choice = anOfferChoice({ amount: 20_000, payoffLiabilityUuids: ['card'] });

  expect(validateChoice(set, choice)).toEqual({});
});

it('submits only the discounts of the offer', () => {
  const choice = anOfferChoice({ discounts: ['AUTOPAY', 'GONE'] });

  expect(withOfferedDiscounts(anOfferSet(), choice).discounts).toEqual(['AUTOPAY']);
});

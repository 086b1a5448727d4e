import { lenderQuote } from '#server/sandbox/lender/offers/quote.ts';
import { aLiability, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

const NOON = Date.parse('2026-11-21T17:00:00Z');

test('computes the golden numbers of a quote of 100,000 with autopay and a debt (section 13)', () => {
  const set = anOfferSet({ liabilities: [aLiability()] });
  const choice = anOfferChoice({ discounts: ['AUTOPAY'], payoffLiabilityUuids: ['card'] });

  expect(lenderQuote(set, choice, NOON, 'OH')).toEqual({
    quoteId: expect.any(String),
    total: 102_990,
    amount: 100_000,
    fee: 2_990,
    feeCapped: false,
    recordingTax: 0,
    cash: 91_550,
    debtsPaid: 8_450,
    rate: 0.0785,
    apr: 0.0785,
    term: 15,
    drawPreference: 'PRESERVE',
    discounts: ['AUTOPAY'],
    monthlyPayment: 975.33,
    monthlyPaymentWithoutAutopay: 990.18,
    totalInterest: 72_569.12,
    lastPayment: '2041-11',
    drawYears: 4,
    costs: [
      { name: 'Title search', amount: 250, paidBy: 'LENDER' },
      { name: 'Flood check', amount: 15, paidBy: 'LENDER' },
      { name: 'Recording fee', amount: 120, paidBy: 'LENDER' },
    ],
    expiresAt: '2026-12-21T17:00:00.000Z',
  });
});

test('has no quote for a term that is not offered', () => {
  expect(lenderQuote(anOfferSet(), anOfferChoice({ term: 7 }), NOON, 'OH')).toBeNull();
});

test('dates the last payment by the day at the property', () => {
  const midnight = Date.parse('2026-12-01T04:30:00Z');

  expect(lenderQuote(anOfferSet(), anOfferChoice(), midnight, 'OH')?.lastPayment).toBe('2041-11');
  expect(lenderQuote(anOfferSet(), anOfferChoice(), midnight + 3_600_000, 'OH')?.lastPayment).toBe(
    '2041-12',
  );
});

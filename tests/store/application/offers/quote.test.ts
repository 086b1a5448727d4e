import { quoteOf } from '#store/application/offers/offers.ts';
import { matchesShownQuote } from '#store/application/offers/quote.ts';
import { anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';

function whatWasShown() {
  const choice = anOfferChoice({ discounts: ['AUTOPAY'] });
  const shown = quoteOf(anOfferSet(), choice, '2026-11-21');
  if (shown === null) throw new Error('Nothing is shown');
  return shown;
}

it.each([
  { total: 102_990.000_000_1 },
  { monthlyPayment: 975.329_999_9 },
  { cash: 100_000.001 },
  { rate: 0.078_500_000_1 },
  { lastPayment: '2041-11-21' },
  // What the lender leaves out.
  { lastPayment: null },
  { drawYears: null },
])('treats equally formatted numbers as equal: %p', (same) => {
  expect(matchesShownQuote(aQuote(same), whatWasShown())).toBe(true);
});

it.each([
  { total: 102_990.01 },
  { amount: 100_000.01 },
  { fee: 2990.01 },
  { recordingTax: 0.01 },
  { cash: 99_999.99 },
  { debtsPaid: 0.01 },
  { rate: 0.078_51 },
  { apr: 0.078_51 },
  { term: 14 },
  { monthlyPayment: 975.34 },
  { monthlyPaymentWithoutAutopay: 990.19 },
  { totalInterest: 72_569.13 },
  { lastPayment: '2041-12' },
  { lastPayment: '3041-11' },
  { drawYears: 5 },
])('treats a number that reads differently as another one: %p', (other) => {
  expect(matchesShownQuote(aQuote(other), whatWasShown())).toBe(false);
});

it("treats a number that wasn't shown as equal to any", () => {
  expect(matchesShownQuote(aQuote(), { ...whatWasShown(), drawYears: null })).toBe(true);
});

import { quoteOf } from '#store/application/offers/offers.ts';
import { isAsShown } from '#store/application/offers/quote.ts';
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
])('a number that reads the same is the one that was shown: %p', (same) => {
  expect(isAsShown(aQuote(same), whatWasShown())).toBe(true);
});

it.each([{ total: 102_990.01 }, { rate: 0.078_51 }, { apr: 0.078_51 }])(
  'a number that reads differently is another one: %p',
  (other) => {
    expect(isAsShown(aQuote(other), whatWasShown())).toBe(false);
  },
);

it('a number that was not shown is no other', () => {
  expect(isAsShown(aQuote(), { ...whatWasShown(), drawYears: null })).toBe(true);
});

import { isSameChoice } from '#store/application/offers/isSameChoice.ts';
import { anOfferChoice } from '#tests/support/fixtures/offers.ts';

const choice = anOfferChoice({
  discounts: ['AUTOPAY', 'ALL_IN'],
  payoffLiabilityUuids: ['card', 'car'],
});

it('treats debts and discounts ticked in another order as the same choice', () => {
  const other = { discounts: ['ALL_IN', 'AUTOPAY'], payoffLiabilityUuids: ['car', 'card'] };

  expect(isSameChoice(choice, { ...choice, ...other })).toBe(true);
});

it.each([
  { amount: 90_000 },
  { term: 30 },
  { discounts: ['AUTOPAY'] },
  { payoffLiabilityUuids: ['card', 'truck'] },
])('treats %j as another choice', (about) => {
  expect(isSameChoice(choice, { ...choice, ...about })).toBe(false);
});

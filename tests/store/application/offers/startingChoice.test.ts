import { defaultChoice } from '#store/application/offers/offers.ts';
import { startingChoice } from '#store/application/offers/startingChoice.ts';
import { aLiability, anOfferSet } from '#tests/support/fixtures/offers.ts';

const set = anOfferSet();

it('without a draft it is the default', () => {
  expect(startingChoice(set, undefined)).toEqual(defaultChoice(set));
});

it('without an offer there is none', () => {
  expect(startingChoice(anOfferSet({ offers: [] }), { term: 15 })).toBeNull();
});

it('a draft is kept as far as these offers allow it', () => {
  const draft = {
    type: 'STANDARD',
    term: 15,
    amount: 90_000,
    drawPreference: 'DEDUCT',
    discounts: ['AUTOPAY'],
    payoffLiabilityUuids: ['card', 'gone'],
  };

  expect(startingChoice(set, draft)).toEqual({ ...draft, payoffLiabilityUuids: ['card'] });
});

it('an amount over a limit that went down comes down with it', () => {
  expect(startingChoice(set, { term: 5, amount: 150_000 })).toMatchObject({
    term: 5,
    amount: 118_928,
  });
});

it.each([
  [{ term: 'fifteen', amount: Number.NaN, drawPreference: 'ALL', type: 7 }],
  [{ discounts: 'AUTOPAY', payoffLiabilityUuids: [1, null] }],
  [{}],
])('FT-62 a poisoned draft is the default (%#)', (draft) => {
  expect(startingChoice(set, draft)).toMatchObject({
    ...defaultChoice(set),
    discounts: [],
    payoffLiabilityUuids: [],
  });
});

it('an untouched list has its initial value, and an emptied one stays empty', () => {
  const marked = anOfferSet({
    liabilities: [aLiability({ payOff: { status: 'MARKED_FOR_PAYOFF' } })],
  });
  const { payoffLiabilityUuids } = defaultChoice(marked) ?? {};

  expect(payoffLiabilityUuids).toHaveLength(1);
  expect(startingChoice(marked, { term: 15 })).toMatchObject({ payoffLiabilityUuids });
  expect(startingChoice(marked, { payoffLiabilityUuids: null })).toMatchObject({
    payoffLiabilityUuids: [],
  });
});

import { defaultChoice } from '#store/application/offers/offers.ts';
import {
  ownAmount,
  pinnedChoices,
  startingChoice,
} from '#store/application/offers/startingChoice.ts';
import { aLiability, anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

const set = anOfferSet();

it('starts with the default choice when there is no draft', () => {
  expect(startingChoice(set, undefined)).toEqual(defaultChoice(set));
});

it('starts with no choice when there are no offers', () => {
  expect(startingChoice(anOfferSet({ offers: [] }), { term: 15 })).toBeNull();
});

it('keeps a draft as far as the offers allow it', () => {
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

it('reduces an amount together with its limit', () => {
  expect(startingChoice(set, { term: 5, amount: 150_000 })).toMatchObject({
    term: 5,
    amount: 118_928,
  });
});

it.each([
  [{ term: 'fifteen', amount: Number.NaN, drawPreference: 'ALL', type: 7 }],
  [{ term: Number.NaN }],
  [{ discounts: 'AUTOPAY', payoffLiabilityUuids: [1, null] }],
  [{}],
])('FT-62 replaces a poisoned draft with the default (%#)', (draft) => {
  expect(startingChoice(set, draft)).toMatchObject({
    ...defaultChoice(set),
    discounts: [],
    payoffLiabilityUuids: [],
  });
});

it('gives an untouched list its initial value, and keeps an emptied one empty', () => {
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

it('FT-62 keeps only the codes of a poisoned list', () => {
  expect(startingChoice(set, { discounts: [1, null, 'AUTOPAY'] })?.discounts).toEqual(['AUTOPAY']);
});

it('keeps the type of the draft when two are offered', () => {
  const offers = [anOffer(), anOffer({ id: 'b', type: 'BUY_DOWN' })];

  expect(startingChoice(anOfferSet({ offers }), { type: 'BUY_DOWN' })?.type).toBe('BUY_DOWN');
});

it('takes the preference of the default choice when a draft has none', () => {
  const tight = anOffer({ term: 30, maxDraw: 20_100 });
  const offers = [anOffer(), tight];

  expect(startingChoice(anOfferSet({ offers }), { term: 15 })?.drawPreference).toBe('DEDUCT');
});

it.each([
  [{ drawPreference: 'DEDUCT' }, { ownAmount: 80_000 }, 100_000],
  [{ drawPreference: 'MAXIMIZE' }, { ownAmount: 80_000 }, 80_000],
  [{ drawPreference: 'MAXIMIZE' }, { ownAmount: null }, null],
  [{ drawPreference: 'MAXIMIZE' }, { ownAmount: '80000' }, 210_600],
  [{ drawPreference: 'MAXIMIZE' }, { ownAmount: Number.NaN }, 210_600],
  [{ drawPreference: 'MAXIMIZE' }, {}, 210_600],
  [{ drawPreference: 'MAXIMIZE' }, undefined, 210_600],
  [{ term: 5, amount: 118_928 }, { ownAmount: 190_000 }, 190_000],
  [{ term: 5, amount: 50_000 }, { ownAmount: 190_000 }, 50_000],
  [{ amount: 204_485 }, { ownAmount: 190_000 }, 204_485],
  [{}, { ownAmount: null }, 100_000],
] as const)(
  "finds the borrower's own amount for %j with the draft %j: %p",
  (about, draft, amount) => {
    const choice = anOfferChoice(about);
    const isMost = choice.drawPreference === 'MAXIMIZE';

    expect(ownAmount(set, isMost ? { ...choice, amount: 210_600 } : choice, draft)).toBe(amount);
  },
);

it('compares the first three pinned choices that are drafts', () => {
  const pinned = [null, 'x', { term: 5 }, { term: 10 }, { term: 15 }, { term: 30 }];

  expect(pinnedChoices(set, { pinned }).map(({ term }) => term)).toEqual([5, 10, 15]);
});

it.each([[undefined], [{}], [{ pinned: 'x' }], [{ pinned: { length: 1 } }]])(
  'FT-62 compares nothing for the draft %j',
  (draft) => {
    expect(pinnedChoices(set, draft)).toEqual([]);
  },
);

it('compares nothing without offers', () => {
  expect(pinnedChoices(anOfferSet({ offers: [] }), { pinned: [{ term: 15 }] })).toEqual([]);
});

import { nextThoughts } from '#store/application/offers/nextThoughts.ts';
import { defaultChoice, type OfferChoice } from '#store/application/offers/offers.ts';
import { anOffer, anOfferSet } from '#tests/support/fixtures/offers.ts';

const set = anOfferSet();
const choice = (about: Partial<OfferChoice> = {}): OfferChoice => {
  const start = defaultChoice(set);
  if (start === null) throw new Error('There are offers');
  return { ...start, ...about };
};
const shown = (about: Partial<OfferChoice> = {}) =>
  nextThoughts(set, choice(about)).map(({ label, differences }) => [label, ...differences]);

it('says what each other choice changes', () => {
  expect(shown()).toEqual([
    ['$100 less a month', '−$12,600 to draw', '−$23,276 interest'],
    ['Done 15 years sooner', '+$201 a month', '−$114,959 interest'],
    ['Lowest total cost', '+$1,333 a month', '−$171,781 in all'],
  ]);
});

it('suggests only a smaller payment for the shortest term, which has the lowest cost', () => {
  expect(shown({ term: 5 }).map(([label]) => label)).toEqual(['$100 less a month']);
});

it("skips a term that doesn't allow the draw", () => {
  const offers = [anOffer({ term: 5 }), anOffer({ term: 10, maxDraw: 122_484.7 }), anOffer()];
  const [, sooner] = nextThoughts(anOfferSet({ offers }), choice({ term: 15, amount: 190_000 }));

  expect(sooner).toMatchObject({ label: 'Done 10 years sooner', choice: { term: 5 } });
});

it('suggests no draw below the smallest one', () => {
  expect(shown({ amount: 20_000 }).map(([label]) => label)).toEqual([
    'Done 15 years sooner',
    'Lowest total cost',
  ]);
});

it('finds the lowest cost of all types, with their fees', () => {
  const offers = [
    anOffer({ type: 'BUY_DOWN', term: 5, baseRate: 0.071, originationFee: 0.0499 }),
    anOffer({ term: 5, baseRate: 0.076 }),
    anOffer(),
  ];
  const thoughts = nextThoughts(anOfferSet({ offers }), choice({ term: 15 }));

  expect(thoughts.at(-1)?.choice).toMatchObject({ type: 'STANDARD', term: 5 });
});

it('suggests the same choice only once', () => {
  const [, sooner, ...more] = nextThoughts(set, choice({ term: 10 }));

  expect(sooner?.choice.term).toBe(5);
  expect(more).toEqual([]);
});

it.each([
  ['an impossible amount', { amount: 900_000 }],
  ['no amount', { amount: Number.NaN }],
  ['the fixed draw of the maximum', { drawPreference: 'MAXIMIZE', amount: 210_600 }],
] as const)('suggests nothing for %s', (_what, about) => {
  expect(shown(about)).toEqual([]);
});

import { choiceNames } from '#store/application/offers/choiceNames.ts';
import { costsOf } from '#store/application/offers/costs.ts';
import { homeEquityOf } from '#store/application/offers/homeEquity.ts';
import {
  amountNote,
  feeAgainstRate,
  termFacts,
  termLimitNote,
} from '#store/application/offers/termFacts.ts';
import { anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

const golden = anOfferChoice({ discounts: ['AUTOPAY'] });

it('every term says its golden payment, interest and maximum draw', () => {
  expect(termFacts(anOfferSet(), golden)).toContainEqual({
    value: 15,
    label: '15 years',
    payment: '$975.33 a month',
    interest: '$72,569.12 interest',
    most: 'Draw up to $204,485',
  });
});

const paymentsOf = (...about: Parameters<typeof termFacts>) =>
  termFacts(...about).map(({ payment }) => payment);

it('a term that allows less than the draw shows what its maximum costs, and that it is for that', () => {
  const choice = anOfferChoice({ amount: 190_000, term: 30 });

  expect(termFacts(anOfferSet(), choice)[0]).toMatchObject({
    payment: '$2,460.15 a month for $118,928',
    most: 'Draw up to $118,928',
  });
  expect(paymentsOf(anOfferSet(), choice)[3]).toBe('$1,518.51 a month');
});

it('with a lowered draw each term shows what it costs to choose it', () => {
  const lowered = anOfferChoice({ amount: 118_928, term: 5 });

  expect(paymentsOf(anOfferSet(), lowered, 190_000)).toEqual([
    '$2,460.15 a month',
    expect.stringMatching(/ for \$190,000$/),
    expect.stringMatching(/ for \$190,000$/),
    '$1,518.51 a month for $190,000',
  ]);
});

it('an impossible draw leaves the terms at the last possible one, in as many lines', () => {
  expect(termFacts(anOfferSet(), anOfferChoice({ amount: 5 }), 105_000)[3]).toMatchObject({
    payment: '$839.18 a month',
    interest: 'for $105,000',
    most: 'Draw up to $204,485',
  });
});

it('without an amount a term has no payment, but its maximum', () => {
  expect(termFacts(anOfferSet(), anOfferChoice({ amount: Number.NaN }))[2]).toEqual({
    value: 15,
    label: '15 years',
    payment: null,
    interest: null,
    most: 'Draw up to $204,485',
  });
});

it('a lower maximum of shorter terms has its reason, equal ones need none', () => {
  expect(termLimitNote(anOfferSet(), golden)).toBe(
    'A shorter term has higher payments, so you can draw less.',
  );
  expect(termLimitNote(anOfferSet({ offers: [anOffer()] }), golden)).toBeNull();
});

it.each([
  [
    'PRESERVE',
    'For 15 years your line can be $210,600. The costs are part of it, so you can draw $204,485.',
  ],
  ['DEDUCT', undefined],
  ['MAXIMIZE', "You're drawing the maximum, so this is fixed."],
] as const)('%s explains where the draw ends', (drawPreference, note) => {
  expect(amountNote(anOfferSet(), anOfferChoice({ drawPreference }))).toBe(note);
});

const withBothTypes = anOfferSet({
  offers: [
    anOffer({ discountList: [] }),
    anOffer({ id: 'b', type: 'BUY_DOWN', baseRate: 0.076, originationFee: 0.0499 }),
    anOffer({ id: 'c', term: 5, baseRate: 0.076, maxDraw: 122_484.7, discountList: [] }),
    anOffer({
      id: 'd',
      type: 'BUY_DOWN',
      term: 5,
      baseRate: 0.071,
      originationFee: 0.0499,
      maxDraw: 123_937.42,
    }),
  ],
});

it('a lower rate is compared with its higher fee, in interest and dollars of today', () => {
  // 75,242.56 of interest against 71,265.50; 4,990 of fee against 2,990.
  expect(feeAgainstRate(withBothTypes, anOfferChoice())).toMatch(
    /^Lower rate saves \$3,9\d\d over 15 years and costs \$2,000 more today\.$/,
  );
  expect(feeAgainstRate(withBothTypes, anOfferChoice({ amount: Number.NaN }))).toBeNull();
  expect(feeAgainstRate(anOfferSet(), golden)).toBeNull();
});

it('a lower rate that saves less than its fee costs says how much more it costs in all', () => {
  // 22,182.67 of interest against 21,045.25; 5,239.50 of fee against 3,139.50.
  expect(feeAgainstRate(withBothTypes, anOfferChoice({ amount: 105_000, term: 5 }))).toBe(
    'Lower rate costs $963 more over 5 years: its fee is $2,100 higher.',
  );
});

it('types whose largest draws differ are not compared', () => {
  expect(
    feeAgainstRate(withBothTypes, anOfferChoice({ term: 5, drawPreference: 'MAXIMIZE' })),
  ).toBeNull();
});

it('the costs of the golden choice add up to what is paid back, and the years end at nothing', () => {
  const costs = costsOf(anOfferSet(), golden);

  expect(costs).toMatchObject({ term: '15 years', total: '$175,559.12' });
  expect(costs?.parts.map(({ label, value }) => [label, value])).toEqual([
    ['Cash to you', '$100,000.00'],
    ['Total interest', '$72,569.12'],
    ['Origination fee', '$2,990.00'],
  ]);
  expect(costs?.years).toHaveLength(16);
  expect(costs?.years[0]).toMatchObject({ owed: '$102,990.00', interestPaid: '$0.00' });
  expect(costs?.years[15]).toMatchObject({
    owed: '$0.00',
    principalPaid: '$102,990.00',
    interestPaid: '$72,569.12',
  });
  expect(costsOf(anOfferSet(), anOfferChoice({ amount: 1 }))).toBeNull();
});

it('the money of a choice that pays debts is named as cash and debts', () => {
  const costs = costsOf(anOfferSet(), anOfferChoice({ payoffLiabilityUuids: ['card'] }));

  expect(costs?.parts[0]).toMatchObject({ label: 'Cash and debts paid', value: '$100,000.00' });
});

it('the parts of the home add up to its value, or are not shown', () => {
  expect(homeEquityOf(anOfferSet())?.parts.map(({ value }) => value)).toEqual([
    '$231,400',
    '$210,600',
    '$78,000',
  ]);
  expect(homeEquityOf(anOfferSet({ homeEquity: null }))).toBeNull();
  expect(homeEquityOf(anOfferSet({ homeEquity: { value: 300_000, owed: 231_400 } }))).toBeNull();
});

const namesIn =
  (set = anOfferSet()) =>
  (...choices: readonly Parameters<typeof anOfferChoice>[0][]) =>
    choiceNames(
      set,
      choices.map((choice) => anOfferChoice(choice)),
    );

it('compared choices are named by what tells them apart', () => {
  const names = namesIn();

  expect(names({}, { term: 30 })).toEqual(['15 years, $100,000', '30 years, $100,000']);
  expect(names({}, { drawPreference: 'DEDUCT', payoffLiabilityUuids: ['card'] })).toEqual([
    '15 years, $100,000, costs added, no debts paid',
    '15 years, $100,000, costs taken out, 1 debt paid',
  ]);
  expect(names({ payoffLiabilityUuids: ['a'] }, { payoffLiabilityUuids: ['b'] })).toEqual([
    '15 years, $100,000',
    '15 years, $100,000 (2)',
  ]);
});

it('a compared choice has the name of its type where there are two, also alone', () => {
  const names = namesIn(
    anOfferSet({ offers: [anOffer(), anOffer({ id: 'b', type: 'BUY_DOWN' })] }),
  );

  expect(names({})).toEqual(['15 years, $100,000, Lower fee']);
  expect(names({ type: 'BUY_DOWN' })).toEqual(['15 years, $100,000, Lower rate']);
});

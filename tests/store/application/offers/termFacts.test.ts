import { choiceNames } from '#store/application/offers/choiceNames.ts';
import { costsOf } from '#store/application/offers/costs.ts';
import { homeEquityOf } from '#store/application/offers/homeEquity.ts';
import {
  amountNote,
  feeAgainstRate,
  termFacts,
  termLimitNote,
} from '#store/application/offers/termFacts.ts';
import { isolated } from '#store/text/direction.ts';
import { anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

const golden = anOfferChoice({ discounts: ['AUTOPAY'] });

it('shows the golden payment, interest and maximum draw of every term', () => {
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

it('shows what the maximum costs for a term that allows less than the draw, and says so', () => {
  const choice = anOfferChoice({ amount: 190_000, term: 30 });

  expect(termFacts(anOfferSet(), choice)[0]).toMatchObject({
    payment: '$2,460.15 a month for $118,928',
    most: 'Draw up to $118,928',
  });
  expect(paymentsOf(anOfferSet(), choice)[3]).toBe('$1,518.51 a month');
});

it('shows what choosing each term costs after the draw was lowered', () => {
  const lowered = anOfferChoice({ amount: 118_928, term: 5 });

  expect(paymentsOf(anOfferSet(), lowered, 190_000)).toEqual([
    '$2,460.15 a month',
    expect.stringMatching(/ for \$190,000$/),
    expect.stringMatching(/ for \$190,000$/),
    '$1,518.51 a month for $190,000',
  ]);
});

it('keeps the terms at the last possible draw, in as many lines, while the typed one is impossible', () => {
  expect(termFacts(anOfferSet(), anOfferChoice({ amount: 5 }), 105_000)[3]).toMatchObject({
    payment: '$839.18 a month',
    interest: 'for $105,000',
    most: 'Draw up to $204,485',
  });
});

it('shows only the maximum of a term while there is no amount', () => {
  expect(termFacts(anOfferSet(), anOfferChoice({ amount: Number.NaN }))[2]).toEqual({
    value: 15,
    label: '15 years',
    payment: null,
    interest: null,
    most: 'Draw up to $204,485',
  });
});

it('explains why shorter terms have a lower maximum, unless all are equal', () => {
  expect(termLimitNote(anOfferSet(), golden)).toBe(
    'A shorter term has higher payments, so you can draw less.',
  );
  expect(termLimitNote(anOfferSet({ offers: [anOffer()] }), golden)).toBeNull();
  const [, ...longer] = anOfferSet().offers;
  const short = anOffer({ term: 7, maxDraw: 204_101.48 });
  expect(termLimitNote(anOfferSet({ offers: [short, ...longer] }), golden)).not.toBeNull();
});

it.each([
  [
    'PRESERVE',
    'For 15 years your line can be $210,600. The costs are part of it, so you can draw $204,485.',
  ],
  ['DEDUCT', undefined],
  ['MAXIMIZE', "You're drawing the maximum, so this is fixed."],
] as const)('explains where the draw ends with %s', (drawPreference, note) => {
  expect(amountNote(anOfferSet(), anOfferChoice({ drawPreference }))).toBe(note);
  expect(amountNote(anOfferSet(), anOfferChoice({ drawPreference, term: 7 }))).toBeUndefined();
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

it("compares a lower rate with its higher fee, in interest and today's dollars", () => {
  // 75,242.56 of interest against 71,265.50, and 4,990 of fee against 2,990.
  expect(feeAgainstRate(withBothTypes, anOfferChoice())).toMatch(
    /^Lower rate saves \$3,9\d\d over 15 years\. Its fee is \$2,000 higher\.$/,
  );
  expect(feeAgainstRate(withBothTypes, anOfferChoice({ amount: Number.NaN }))).toBeNull();
  expect(feeAgainstRate(anOfferSet(), golden)).toBeNull();
});

it('says how much more a lower rate costs when it saves less than its fee', () => {
  // 22,182.67 of interest against 21,045.25, and 5,239.50 of fee against 3,139.50.
  expect(feeAgainstRate(withBothTypes, anOfferChoice({ amount: 105_000, term: 5 }))).toBe(
    'Lower rate costs $963 more over 5 years: its fee is $2,100 higher.',
  );
});

it("doesn't compare types whose largest draws differ", () => {
  const most = anOfferChoice({ drawPreference: 'MAXIMIZE', amount: 210_600 });
  const withMost = (maxDraw: number) => ({
    ...withBothTypes,
    offers: withBothTypes.offers.map((offer) =>
      offer.type === 'BUY_DOWN' ? { ...offer, maxDraw } : offer,
    ),
  });

  expect(feeAgainstRate(withMost(210_600), most)).toMatch(/^Lower rate saves/);
  expect(feeAgainstRate(withMost(210_600.4), most)).toBeNull();
  expect(feeAgainstRate(withMost(211_000), most)).toBeNull();
});

it("doesn't compare types with the same fee", () => {
  const offers = withBothTypes.offers.map((offer) => ({ ...offer, originationFee: 0.0299 }));

  expect(feeAgainstRate({ ...withBothTypes, offers }, anOfferChoice())).toBeNull();
});

it('adds the golden costs up to the total paid back, and ends the years with nothing owed', () => {
  const costs = costsOf(anOfferSet(), golden);

  expect(costs).toMatchObject({ term: '15 years', total: '$175,559.12' });
  expect(costs?.parts).toEqual([
    {
      part: 'principal',
      label: 'Cash to you',
      value: '$100,000.00',
      share: expect.closeTo(0.5696, 4),
    },
    {
      part: 'interest',
      label: 'Total interest',
      value: '$72,569.12',
      share: expect.closeTo(0.4134, 4),
    },
    { part: 'fee', label: 'Origination fee', value: '$2,990.00', share: expect.closeTo(0.017, 4) },
  ]);
  expect(costs?.years).toHaveLength(16);
  expect(costs?.years[0]).toMatchObject({
    owed: '$102,990.00',
    principalPaid: '$0.00',
    interestPaid: '$0.00',
  });
  expect(costs?.years[15]).toMatchObject({
    owed: '$0.00',
    principalPaid: '$102,990.00',
    interestPaid: '$72,569.12',
  });
  expect(costsOf(anOfferSet(), anOfferChoice({ amount: 1 }))).toBeNull();
});

it('counts the recording tax among the costs when there is one', () => {
  const taxed = anOfferSet({ minRecordingTax: 210, maxRecordingTax: 210 });

  expect(costsOf(taxed, golden)?.parts.at(-1)).toMatchObject({ part: 'tax', value: '$210.00' });
});

it('labels the money of a choice that pays debts as cash and debts', () => {
  const costs = costsOf(anOfferSet(), anOfferChoice({ payoffLiabilityUuids: ['card'] }));

  expect(costs?.parts[0]).toMatchObject({ label: 'Cash and debts paid', value: '$100,000.00' });
});

it('shows the parts of the home only if they add up to its value', () => {
  expect(homeEquityOf(anOfferSet())?.parts).toEqual([
    { part: 'owed', label: 'You owe', value: '$231,400', share: 0.445 },
    { part: 'available', label: 'You can borrow', value: '$210,600', share: 0.405 },
    { part: 'kept', label: 'Stays untouched', value: '$78,000', share: 0.15 },
  ]);
  const whole = homeEquityOf(anOfferSet({ homeEquity: { value: 442_000, owed: 231_400 } }));
  expect(whole?.parts.at(-1)).toMatchObject({ value: '$0' });
});

it.each([
  { homeEquity: null },
  { homeEquity: { value: 300_000, owed: 231_400 } },
  { homeEquity: { value: 0, owed: 0 }, maxDraw: 0 },
])("shows no parts of the home for %j, which doesn't add up", (about) => {
  expect(homeEquityOf(anOfferSet(about))).toBeNull();
});

const namesIn =
  (set = anOfferSet()) =>
  (...choices: readonly Parameters<typeof anOfferChoice>[0][]) =>
    choiceNames(
      set,
      choices.map((choice) => anOfferChoice(choice)),
    );

it('labels compared choices by what tells them apart', () => {
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
  expect(names({ discounts: ['AUTOPAY', 'QUORUM'], payoffLiabilityUuids: ['a', 'b'] }, {})).toEqual(
    [
      `15 years, $100,000, ${isolated('Pay by autopay')} and ${isolated('Member discount')}, 2 debts paid`,
      '15 years, $100,000, no discount, no debts paid',
    ],
  );
});

it('adds the type to the name of a compared choice when there are two types', () => {
  const names = namesIn(
    anOfferSet({ offers: [anOffer(), anOffer({ id: 'b', type: 'BUY_DOWN' })] }),
  );

  expect(names({})).toEqual(['15 years, $100,000, Lower fee']);
  expect(names({ type: 'BUY_DOWN' })).toEqual(['15 years, $100,000, Lower rate']);
});

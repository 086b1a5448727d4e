import { isolated } from '#store/text/direction.ts';
import { comparison } from '#store/application/offers/comparison.ts';
import { offerResultOf } from '#store/application/offers/offerResult.ts';
import { quoteGroups } from '#store/application/offers/quoteRows.ts';
import type { OfferChoice } from '#store/application/offers/offers.ts';
import { anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';

const labelled = (rows: readonly { label: string; value: string }[]) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]));

const TODAY = '2026-11-21';

const quoteRows = (...about: Parameters<typeof quoteGroups>) =>
  quoteGroups(...about).flatMap(({ rows }) => rows);

it('formats a choice', () => {
  const result = offerResultOf(anOfferSet(), anOfferChoice({ discounts: ['AUTOPAY'] }), TODAY);

  expect(result).toMatchObject({
    payment: '$975.33',
    rate: '7.850%',
    term: '15 years',
    spoken: '$975.33 a month, $100,000.00 to you',
    drawYears: 4,
  });
  expect(result?.rows).toEqual([
    { label: 'First draw', value: '$100,000.00' },
    { label: 'Origination fee', value: '$2,990.00' },
    { label: 'Recording tax', value: '$0.00' },
    { label: 'Cash to you', value: '$100,000.00' },
    { label: 'Line of credit', value: '$102,990.00' },
    { label: 'Total interest', value: '$72,569.12' },
    { label: 'Last payment', value: 'November 2041' },
    { label: 'Payment without autopay', value: '$990.18' },
  ]);
});

it('omits the last payment without a date, and the payment without autopay when it is the only one', () => {
  const result = offerResultOf(anOfferSet(), anOfferChoice(), null);

  expect(result?.rows.at(-1)?.label).toBe('Total interest');
});

it('marks a capped fee', () => {
  const set = anOfferSet({ offers: [anOffer({ maxDraw: 600_000 })] });
  const result = offerResultOf(set, anOfferChoice({ amount: 500_000 }), TODAY);

  expect(result?.rows).toContainEqual({
    label: 'Origination fee',
    value: '$12,000.00',
    note: 'capped at $12,000',
  });
});

it.each([{ amount: Number.NaN }, { term: 7 }])('has no result for the choice %p', (about) => {
  expect(offerResultOf(anOfferSet(), anOfferChoice(about), TODAY)).toBeNull();
});

const resultsOf = (...choices: readonly Partial<OfferChoice>[]) =>
  choices.flatMap((choice) => offerResultOf(anOfferSet(), anOfferChoice(choice), TODAY) ?? []);

it('fills every line of the comparison for every choice', () => {
  const lines = comparison(resultsOf({}, { amount: 50_000 }));

  expect(lines.map(({ label }) => label)).toEqual([
    'Monthly payment',
    'Rate',
    'Term',
    'First draw',
    'Origination fee',
    'Cash to you',
    'Line of credit',
    'Total interest',
    'You pay back in all',
  ]);
  expect(lines.flatMap(({ values }) => values).filter(Boolean)).toHaveLength(18);
});

it('ends the comparison with the total paid back, which is the line plus its interest', () => {
  expect(comparison(resultsOf({ discounts: ['AUTOPAY'] })).at(-1)).toEqual({
    label: 'You pay back in all',
    values: ['$175,559.12'],
    isDifferent: false,
  });
});

it('compares the debts paid when a choice pays some, so draw and cash add up', () => {
  const [debt] = anOfferSet().liabilities;
  const paying = resultsOf({ payoffLiabilityUuids: [debt?.uuid ?? ''] }, {});

  expect(comparison(paying)).toContainEqual({
    label: 'Debts paid directly',
    values: [expect.not.stringMatching(/^\$0\.00$/), '$0.00'],
    isDifferent: true,
  });
});

it('compares the recording tax when there is one, so draw, costs and total add up', () => {
  const taxed = anOfferSet({ minRecordingTax: 210, maxRecordingTax: 210 });
  const result = offerResultOf(taxed, anOfferChoice(), TODAY);

  expect(comparison(result === null ? [] : [result])).toEqual(
    expect.arrayContaining([
      { label: 'First draw', values: ['$100,000.00'], isDifferent: false },
      { label: 'Origination fee', values: ['$2,990.00'], isDifferent: false },
      { label: 'Recording tax', values: ['$210.00'], isDifferent: false },
      { label: 'Line of credit', values: ['$103,200.00'], isDifferent: false },
    ]),
  );
});

it('shows no cash and no negative amount when the draw is too small for the debts', () => {
  const uuids = anOfferSet().liabilities.map(({ uuid }) => uuid);
  const [result] = resultsOf({ amount: 1_000, payoffLiabilityUuids: uuids });

  expect(result?.rows).toContainEqual({
    label: 'Cash to you',
    value: 'Too little for these debts',
  });
  expect(result?.spoken).toMatch(/ a month, too little for these debts$/);
});

it('shows $0.00 as the cash when the draw equals the debts', () => {
  const [result] = resultsOf({ amount: 8_450, payoffLiabilityUuids: ['card'] });

  expect(result).toMatchObject({
    cash: '$0.00',
    spoken: expect.stringMatching(/ a month, \$0\.00 to you$/),
  });
});

it("formats the lender's quote with payers and the preference", () => {
  const rows = labelled(
    quoteRows(aQuote({ costs: [{ name: 'Survey', amount: 90, paidBy: 'TITLE' }] }), {
      discountLabels: [],
    }),
  );

  expect(rows).toMatchObject({
    'How costs are paid': 'Get the full amount. Add the costs to my line.',
    Discounts: isolated('Pay by autopay'),
    [isolated('Survey')]: `$90.00, paid by ${isolated('TITLE')}`,
    'Last payment': 'November 2041',
  });
});

it('writes a single year as "1 year"', () => {
  const rows = labelled(quoteRows(aQuote({ term: 1, drawYears: 1 }), { discountLabels: [] }));

  expect(rows).toMatchObject({ Term: '1 year', 'Draw period': '1 year' });
});

it('marks a capped fee of the quote', () => {
  const rows = quoteRows(aQuote({ fee: 12_000, feeCapped: true }), { discountLabels: [] });

  expect(rows).toContainEqual({
    label: 'Origination fee, capped at $12,000',
    value: '$12,000.00',
  });
});

it("CALC-6: doesn't say how costs are paid when the preference is UNKNOWN", () => {
  const rows = quoteRows(
    aQuote({
      drawPreference: 'UNKNOWN',
      discounts: [],
      monthlyPaymentWithoutAutopay: null,
      lastPayment: null,
      drawYears: null,
    }),
    { discountLabels: [] },
  );

  expect(rows.map(({ label }) => label)).toEqual([
    'Cash to you',
    'First draw',
    'Line of credit',
    'Monthly payment',
    'Rate',
    'Discounts',
    'Total interest',
    'Origination fee',
    'Recording tax',
    isolated('Title search'),
    'A notary who comes to you',
    'Term',
  ]);
  expect(labelled(rows)).toMatchObject({ Discounts: 'None' });
});

it('groups the numbers of a quote into four parts', () => {
  const groups = quoteGroups(aQuote(), { discountLabels: [] });

  expect(groups.map(({ title, rows }) => [title, labelled(rows)])).toEqual([
    [
      'You get',
      {
        'Cash to you': '$100,000.00',
        'First draw': '$100,000.00',
        'How costs are paid': 'Get the full amount. Add the costs to my line.',
        'Line of credit': '$102,990.00',
      },
    ],
    [
      'You pay',
      {
        'Monthly payment': '$975.33',
        'Payment without autopay': '$990.18',
        Rate: '7.850%',
        Discounts: isolated('Pay by autopay'),
        'Total interest': '$72,569.12',
      },
    ],
    [
      'Costs',
      {
        'Origination fee': '$2,990.00',
        'Recording tax': '$0.00',
        [isolated('Title search')]: '$250.00, paid by us',
        'A notary who comes to you': '$350.00, only if you choose it',
      },
    ],
    ['Dates', { Term: '15 years', 'Last payment': 'November 2041', 'Draw period': '4 years' }],
  ]);
});

it('lists the debts that the lender pays, and several discounts', () => {
  const quote = aQuote({ debtsPaid: 8_450, discounts: ['AUTOPAY', 'QUORUM'] });

  expect(labelled(quoteRows(quote, { discountLabels: [] }))).toMatchObject({
    'Debts paid directly': '$8,450.00',
    Discounts: `${isolated('Pay by autopay')}, ${isolated('Member discount')}`,
  });
});

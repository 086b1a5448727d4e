import { comparedLabels, comparedValues, resultOf } from '#store/application/offerResult.ts';
import { quoteRows } from '#store/application/quoteRows.ts';
import { anOffer, anOfferChoice, anOfferSet } from '#tests/support/offers.ts';
import { aQuote } from '#tests/support/quotes.ts';

const labelled = (rows: readonly { label: string; value: string }[]) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]));

const TODAY = '2026-11-21';

it('tells a choice in words and figures', () => {
  const result = resultOf(anOfferSet(), anOfferChoice({ discounts: ['AUTOPAY'] }), TODAY);

  expect(result).toMatchObject({
    payment: '$975.33',
    rate: '7.850%',
    term: '15 years',
    spoken: '$975.33 a month, $100,000.00 to you',
    drawYears: 4,
  });
});

it('leaves the last payment out while the day is not known', () => {
  const result = resultOf(anOfferSet(), anOfferChoice(), null);

  expect(labelled(result?.rows ?? [])).not.toHaveProperty('Last payment');
});

it('says that the cap holds a fee down', () => {
  const set = anOfferSet({ offers: [anOffer({ maxDraw: 600_000 })] });
  const result = resultOf(set, anOfferChoice({ amount: 500_000 }), TODAY);

  expect(result?.rows).toContainEqual({
    label: 'Origination fee',
    value: '$12,000.00',
    note: 'capped at $12,000',
  });
});

it('an amount that is none comes to nothing', () => {
  expect(resultOf(anOfferSet(), anOfferChoice({ amount: Number.NaN }), TODAY)).toBeNull();
});

it('every choice has a value for every line of the comparison', () => {
  const result = resultOf(anOfferSet(), anOfferChoice(), TODAY);

  expect(result && comparedValues(result)).toHaveLength(comparedLabels.length);
  expect(result && comparedValues(result)).not.toContain('');
});

it("tells the lender's quote, who pays what, and a preference by its words", () => {
  const rows = labelled(
    quoteRows(aQuote({ costs: [{ name: 'Survey', amount: 90, paidBy: 'TITLE' }] }), {
      discountLabels: [],
    }),
  );

  expect(rows).toMatchObject({
    'How you draw it': 'Get the full amount. Add the costs to my line.',
    Discounts: 'Pay by autopay',
    Survey: '$90.00, paid by TITLE',
    'Last payment': 'November 2041',
  });
});

it('a preference and a discount that we do not know are told as the lender says them', () => {
  const rows = labelled(
    quoteRows(
      aQuote({ drawPreference: 'SPLIT', discounts: [], lastPayment: null, drawYears: null }),
      { discountLabels: [] },
    ),
  );

  expect(rows).toMatchObject({ 'How you draw it': 'SPLIT', Discounts: 'None' });
  expect(rows).not.toHaveProperty('Last payment');
});

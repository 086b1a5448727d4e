import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isLimitedByIncome, offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import { aLender, anApplicationRecord } from '#tests/support/fixtures/applicationRecords.ts';

const { property, income } = anApplicationRecord();

const offersOf = (about: Partial<ApplicationRecord> = {}, canBuyDown = false, lender = aLender) =>
  offerSetOf(anApplicationRecord(about), lender, { canBuyDown });

const withDiscounts = (...types: string[]): Lender => ({
  ...aLender,
  brand: {
    ...aLender.brand,
    wording: {
      ...aLender.brand.wording,
      discounts: types.map((type) => ({ type, label: `By ${type}` })),
    },
  },
});

const poor = { ...income, incomePrimary: 30_000 };

test("reduces the rate for a higher fee in a buy-down, which isn't offered for a home in Texas", () => {
  const { offers, offersByType } = offersOf({}, true);
  const texas = offersOf({ property: { ...property, state: 'TX' } }, true);

  expect(offersByType).toEqual({
    STANDARD: ['STANDARD-5', 'STANDARD-10', 'STANDARD-15', 'STANDARD-30'],
    BUY_DOWN: ['BUY_DOWN-5', 'BUY_DOWN-10', 'BUY_DOWN-15', 'BUY_DOWN-30'],
  });
  expect(offers.map(({ originationFee, rate }) => [originationFee, rate])).toEqual([
    [0.0299, 0.076],
    [0.0299, 0.0785],
    [0.0299, 0.081],
    [0.0299, 0.086],
    [0.0499, 0.071],
    [0.0499, 0.0735],
    [0.0499, 0.076],
    [0.0499, 0.081],
  ]);
  expect(Object.keys(texas.offersByType)).toEqual(['STANDARD']);
  expect(texas.offers[0]?.originationFee).toBe(0.0199);
});

test('gives each discount a rate, and takes the last one as the other rate', () => {
  const { offers, discountLabels } = offersOf({}, false, withDiscounts('AUTOPAY', 'ALL_IN'));

  expect(offers[0]).toMatchObject({
    rate: 0.076,
    otherRate: 0.071,
    discountList: [
      { discount: { type: 'AUTOPAY' }, rateWithDiscount: 0.0735 },
      { discount: { type: 'ALL_IN' }, rateWithDiscount: 0.071 },
    ],
  });
  expect(discountLabels).toEqual([
    { type: 'AUTOPAY', label: 'By AUTOPAY' },
    { type: 'ALL_IN', label: 'By ALL_IN' },
  ]);
  expect(offersOf({}, false, withDiscounts()).offers[0]).toMatchObject({
    otherRate: null,
    discountList: [],
  });
});

test('keeps six decimals of a rate under a discount', () => {
  const lender = { ...withDiscounts('AUTOPAY'), rateMargin: 0.000_001_4 };

  expect(offersOf({}, false, lender).offers[0]).toMatchObject({
    rate: 0.076_001,
    otherRate: 0.073_501,
  });
});

test('omits a term whose largest draw is below the smallest', () => {
  const terms = (about: Partial<ApplicationRecord>, lender = aLender) =>
    offersOf(about, false, lender).offers.map(({ term }) => term);

  expect(terms({}, { ...aLender, minLine: 122_484.7 })).toEqual([5, 10, 15, 30]);
  expect(terms({}, { ...aLender, minLine: 122_484.71 })).toEqual([10, 15, 30]);
  expect(offersOf({ income: poor })).toMatchObject({ offers: [], maxDraw: 0, maxRecordingTax: 0 });
});

test('lets the borrower pay the recording tax of the largest draw, and the lender the rest', () => {
  const { costs, minRecordingTax, maxRecordingTax } = offersOf({
    property: { ...property, state: 'FL' },
  });

  expect([minRecordingTax, maxRecordingTax]).toEqual([82.5, 1_158.3]);
  expect(costs).toEqual([
    {
      feeType: 'RECORDING_TAX',
      borrowerPaidAmount: 1_158.3,
      jsCriteria: null,
      totalPaidByBorrower: 1_158.3,
      paidBy: 'BORROWER',
    },
    { feeType: 'TITLE_SEARCH', borrowerPaidAmount: 0, totalPaidByBorrower: 0, paidBy: 'LENDER' },
    { feeType: 'FLOOD_CHECK', borrowerPaidAmount: 0, totalPaidByBorrower: 0, paidBy: 'LENDER' },
  ]);
});

test.each([
  ['NY', 0.0105],
  ['FL', 0.0055],
  ['GA', 0.003],
  ['AL', 0.0015],
  ['MN', 0.0023],
  ['TN', 0.00115],
  ['VA', 0.0025],
  ['MD', 0.007],
  ['OK', 0.001],
  ['OH', 0],
])('DISC-07 charges in %s the share %d of the draw as recording tax', (state, share) => {
  const { minRecordingTax } = offersOf({ property: { ...property, state } }, false, {
    ...aLender,
    minLine: 100_000,
  });

  expect(minRecordingTax).toBe(Math.round(100_000 * share));
});

test('says that the income limits the offers if it allows 1,000 less than the value', () => {
  const most = (incomePrimary: number) => offersOf({ income: { ...income, incomePrimary } });
  const limited = most(70_000);

  expect(limited).toMatchObject({
    maxDtiUnlimited: 210_600,
    decisionReasons: [{ code: 'DTI', text: 'Your monthly debts limit this offer.' }],
  });
  expect(most(118_000)).toMatchObject({ maxDtiUnlimited: null, decisionReasons: [] });
});

test('applies the income limit if the income allows 1,000 less than the maximum line', () => {
  const modest = anApplicationRecord({ income: { ...income, incomePrimary: 70_000 } });
  const isLimited = (maxLine: number) => isLimitedByIncome(modest, { ...aLender, maxLine });

  // The income allows 59,298.93 over 30 years.
  expect(isLimited(60_298.9)).toBe(false);
  expect(isLimited(60_299)).toBe(true);
});

test('gives each term its years to draw', () => {
  expect(offersOf().drawYears).toEqual([
    { term: 5, years: 2 },
    { term: 10, years: 3 },
    { term: 15, years: 4 },
    { term: 30, years: 5 },
  ]);
});

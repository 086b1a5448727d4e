import fc from 'fast-check';

import {
  amountForPayment,
  balanceByYear,
  breakDown,
  dailyInterest,
  drawTotal,
  isOnRecordingTaxList,
  largestPreserveDraw,
  lastPaymentMonth,
  monthlyPayment,
  originationFee,
  rateWithDiscounts,
  recordingTax,
  sliderBounds,
  tickableDiscounts,
  totalInterest,
} from '#store/application/offers/loanMaths.ts';
import { toCents } from '#store/format/money.ts';
import { theDrawTerms } from '#tests/support/fixtures/offers.ts';

const newYork = theDrawTerms({ maxDraw: 353_000, minRecordingTax: 210, maxRecordingTax: 3706.5 });

it.each([
  ['15 y, autopay', 102_990, 0.0785, 15, 975.33, 72_569.12],
  ['15 y, no autopay', 102_990, 0.081, 15, 990.18, 75_242.56],
  ['10 y, autopay', 102_990, 0.076, 10, 1227.89, 44_356.98],
  ['30 y, autopay', 102_990, 0.0835, 30, 780.98, 178_163.4],
])('computes the golden payment and interest for %s (CALC-1)', (...row) => {
  const [, total, rate, years, payment, interest] = row;

  expect(monthlyPayment(total, rate, years)).toBe(payment);
  expect(totalInterest(total, rate, years)).toBe(interest);
});

it.each([
  ['DEDUCT', 100_000, 0.0785, 15, 947.01],
  ['MAXIMIZE', 210_600, 0.0785, 15, 1994.41],
  ['BUY_DOWN', 104_990, 0.0735, 15, 964.34],
  ['NY PRESERVE', 156_060, 0.0835, 30, 1183.42],
  ['NY DEDUCT', 150_000, 0.0835, 30, 1137.46],
  ['NY MAXIMIZE', 353_000, 0.0835, 30, 2676.83],
])('computes the golden payment for %s', (_case, total, rate, years, payment) => {
  expect(monthlyPayment(total, rate, years)).toBe(payment);
});

it('A-73 divides the principal by the months at rate zero, without interest', () => {
  expect(monthlyPayment(90_000, 0, 15)).toBe(500);
  expect(totalInterest(90_000, 0, 15)).toBe(0);
  expect(amountForPayment(500, 0, 15)).toBeCloseTo(90_000, 6);
});

const room = (yearlyIncome: number, mortgage: number, extraMonthly = 0) =>
  (yearlyIncome / 12 + extraMonthly) * 0.5 - 721 - mortgage * 0.0075;

const terms = [
  [5, 0.076],
  [10, 0.0785],
  [15, 0.081],
  [30, 0.086],
] as const;

it.each([
  ['Ohio, income 118,000', room(118_000, 231_400), [122_484.7, 204_101.48, 255_885.13, 317_027]],
  ['Ohio, income 70,000', room(70_000, 231_400), [22_910.39, 38_176.56, 47_862.53, 59_298.93]],
  [
    'Ohio, with assets',
    room(70_000, 231_400, 265_000 / 120),
    [77_883.71, 129_780.94, 162_708.34, 201_586.3],
  ],
  ['New York, 5 years', room(240_000, 310_000), [346_219.87]],
  ['Texas, 5 years', room(160_000, 268_000), [195_945.64]],
])('turns the golden room for debts of %s into an amount', (_case, payment, amounts) => {
  const found = terms
    .slice(0, amounts.length)
    .map(([years, rate]) => toCents(amountForPayment(payment, rate, years)));

  expect(found).toEqual(amounts);
});

it('turns no room for a payment into no amount', () => {
  expect(amountForPayment(-5, 0.08, 15)).toBe(0);
});

it('finds the amount that costs exactly the given payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 2000 }),
      fc.constantFrom(5, 10, 15, 30),
      (payment, basisPoints, years) => {
        const rate = basisPoints / 10_000;
        const amount = amountForPayment(payment / 100, rate, years);

        return monthlyPayment(amount, rate, years) === payment / 100;
      },
    ),
  );
});

it.each([
  ['PRESERVE', 100_000, { fee: 2990, recordingTax: 0, total: 102_990, cash: 100_000 }],
  ['DEDUCT', 100_000, { fee: 2990, recordingTax: 0, total: 100_000, cash: 97_010 }],
  ['MAXIMIZE', 1, { fee: 6296.94, recordingTax: 0, total: 210_600, cash: 204_303.06 }],
] as const)('breaks down the golden draw in Ohio: %s of %i', (preference, amount, expected) => {
  expect(breakDown(amount, preference, theDrawTerms())).toMatchObject(expected);
});

it('CALC-5, A-74: draws the whole limit at the maximum, cents included', () => {
  expect(breakDown(1, 'MAXIMIZE', theDrawTerms({ maxDraw: 210_600.99 }))).toMatchObject({
    draw: 210_600.99,
    fee: 6296.97,
    total: 210_600.99,
    cash: 204_304.02,
  });
});

it.each([
  ['PRESERVE', { fee: 4485, recordingTax: 1575, total: 156_060, cash: 150_000 }],
  ['DEDUCT', { fee: 4485, recordingTax: 1575, total: 150_000, cash: 143_940 }],
  ['MAXIMIZE', { fee: 10_554.7, recordingTax: 3706.5, total: 353_000, cash: 338_738.8 }],
] as const)('breaks down the golden draw in New York: %s of 150,000', (preference, expected) => {
  expect(breakDown(150_000, preference, newYork)).toMatchObject(expected);
});

it('charges 4.99% for a buy-down (golden)', () => {
  expect(breakDown(100_000, 'PRESERVE', theDrawTerms({ originationFee: 0.0499 }))).toMatchObject({
    fee: 4990,
    total: 104_990,
  });
});

it('caps the fee of 500,000 at 12,000 (golden)', () => {
  expect(originationFee(500_000, 0.0299, null)).toEqual({ fee: 14_950, isCapped: false });
  expect(originationFee(500_000, 0.0299, 12_000)).toEqual({ fee: 12_000, isCapped: true });
  expect(originationFee(100_000, 0.0299, 12_000)).toEqual({ fee: 2990, isCapped: false });
  expect(originationFee(400_000, 0.03, 12_000)).toEqual({ fee: 12_000, isCapped: false });
});

it('finds the largest whole draw with the costs on top (golden)', () => {
  expect(largestPreserveDraw(theDrawTerms())).toBe(204_485);
  expect(breakDown(204_485, 'PRESERVE', theDrawTerms())).toMatchObject({
    fee: 6114.1,
    total: 210_599.1,
  });
  expect(largestPreserveDraw(newYork)).toBe(339_292);
  expect(largestPreserveDraw(theDrawTerms({ maxDraw: 0 }))).toBe(0);
  expect(largestPreserveDraw(theDrawTerms({ originationFee: 0 }))).toBe(210_600);
});

it('owes at the end of each year what twelve golden payments leave', () => {
  const afterYears = [102_990];
  for (let owed = 102_990, month = 1; month <= 24; month += 1) {
    owed = owed * (1 + 0.0785 / 12) - 975.33;
    if (month % 12 === 0) afterYears.push(owed);
  }

  const owed = balanceByYear(102_990, 0.0785, 15);
  for (const [year, left] of afterYears.entries()) expect(owed[year]).toBeCloseTo(left, 0);
  expect(owed.at(-1)).toBe(0);
  expect(balanceByYear(12_000, 0, 2)).toEqual([12_000, 6_000, 0]);
});

it.each([1e16, 1e300, Number.MAX_VALUE])(
  'FT-09 ends the search for a limit of %p, too',
  (maxDraw) => {
    expect(largestPreserveDraw(theDrawTerms({ maxDraw }))).toBeGreaterThan(1e9);
  },
);

it("finds the largest draw that fits, so one more dollar doesn't", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2_100_000, max: 75_000_000 }),
      fc.integer({ min: 0, max: 500 }),
      (cents, fee) => {
        const some = theDrawTerms({
          maxDraw: cents / 100,
          originationFee: fee / 10_000,
          minRecordingTax: 210,
          maxRecordingTax: cents / 10_000,
        });
        const most = largestPreserveDraw(some);

        return (
          breakDown(most, 'PRESERVE', some).total <= some.maxDraw &&
          breakDown(most + 1, 'PRESERVE', some).total > some.maxDraw
        );
      },
    ),
  );
});

it('CALC-8 computes a linear recording tax, or takes the smaller one without a range', () => {
  expect(recordingTax(20_000, newYork)).toBe(210);
  expect(recordingTax(353_000, newYork)).toBe(3706.5);
  expect(recordingTax(150_000, newYork)).toBe(1575);
  expect(recordingTax(20_000, { ...newYork, maxDraw: 20_000 })).toBe(210);
});

it.each([
  [Number.NaN, 1],
  [1, Number.NaN],
  [-1, 1],
  [1, -1],
  [Number.MAX_VALUE, Number.MAX_VALUE],
])('FMT-07 throws for a draw of %p with a fee of %p', (amount, fee) => {
  expect(() => drawTotal(amount, fee)).toThrow(RangeError);
});

it('CALC-3 CALC-4 counts interest by days of a 365.25-day year, and a month unless told otherwise', () => {
  expect(dailyInterest(36_525, 0.1, 1)).toBe(10);
  expect(dailyInterest(120_000, 0.0785)).toBe(785);
});

it('CALC-7 A-75 keeps the slider within its bounds, in whole steps', () => {
  expect(sliderBounds(19_999.01, 122_484.7)).toEqual({ min: 20_000, max: 122_484 });
  expect(sliderBounds(20_100, 122_484.7, 500)).toEqual({ min: 20_500, max: 122_000 });
});

const member = { type: 'CREDIT_UNION', rateWithDiscount: 0.0785 };
const autopay = { type: 'AUTOPAY', rateWithDiscount: 0.0785 };
const allIn = { type: 'ALL_IN', rateWithDiscount: 0.076 };

it.each([
  ['none', [], 0.081],
  ['one of two', ['AUTOPAY'], 0.0785],
  ['both', ['AUTOPAY', 'CREDIT_UNION'], 0.076],
  ['unknown', ['QUORUM'], 0.081],
])('computes the rate with %s of the discounts ticked', (_case, ticked, rate) => {
  expect(rateWithDiscounts(0.081, [autopay, member], ticked)).toBe(rate);
});

it('applies ALL_IN when all discounts are ticked, but not for a single one', () => {
  const better = { ...allIn, rateWithDiscount: 0.075 };

  expect(rateWithDiscounts(0.081, [autopay, member, better], ['AUTOPAY', 'CREDIT_UNION'])).toBe(
    0.075,
  );
  expect(rateWithDiscounts(0.081, [autopay, member, better], ['AUTOPAY'])).toBe(0.0785);
  expect(rateWithDiscounts(0.081, [autopay, better], ['AUTOPAY'])).toBe(0.0785);
  expect(tickableDiscounts([autopay, better])).toEqual([autopay]);
});

it("doesn't apply ALL_IN when two of three discounts are ticked", () => {
  const veteran = { type: 'VETERAN', rateWithDiscount: 0.08 };
  const list = [autopay, member, veteran, { ...allIn, rateWithDiscount: 0.07 }];

  expect(rateWithDiscounts(0.081, list, ['AUTOPAY', 'VETERAN'])).toBe(0.0775);
});

it('sets the last payment in the month when the term ends', () => {
  expect(lastPaymentMonth('2026-03-31', 15)).toBe('2041-03');
});

it('CALC-9 includes all 21 states in the special list', () => {
  const all = 'AR CO HI IL IN KY LA MD ME MI MN MO NJ NV OK OR PA SD UT WV WY'.split(' ');

  expect(all.filter(isOnRecordingTaxList)).toHaveLength(21);
  expect(['OH', 'NY', 'TX', ''].some(isOnRecordingTaxList)).toBe(false);
});

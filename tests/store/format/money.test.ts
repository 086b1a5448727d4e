import fc from 'fast-check';

import {
  formatCents,
  formatMoney,
  formatWholeDollars,
  groupAmount,
  readAmount,
  roundHalfEven,
} from '#store/format/money.ts';

it.each([
  [1.005, 1],
  [1.015, 1.02],
  [1.025, 1.02],
  [2.675, 2.68],
  [0.125, 0.12],
  [0.135, 0.14],
  [-1.015, -1.02],
  [-0.001, 0],
  [1.0050001, 1.01],
  [0.1 + 0.2, 0.3],
  [1.1 * 1.5, 1.65],
  [100_000 * 0.0299, 2990],
  [21_850 * 0.0299, 653.32],
  [123_456_789.125, 123_456_789.12],
  [123_456_789.135, 123_456_789.14],
  [5e-324, 0],
  [9_999_999, 9_999_999],
])('FMT-04 rounds %d to %d, with a tie going to the even cent', (value, rounded) => {
  expect(roundHalfEven(value, 2)).toBe(rounded);
});

it('FMT-04 rounds to the cent that the digits say, near a tie and far from it', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const down = fc.constantFrom('', '0001', '4', '4999', '4999999');
  const up = fc.constantFrom('5000001', '5001', '6', '9999');
  fc.assert(
    fc.property(cents, down, up, (whole, less, more) => {
      expect(roundHalfEven(Number(`${whole}.${less}e-2`), 2)).toBe(whole / 100);
      expect(roundHalfEven(Number(`-${whole}.${more}e-2`), 2)).toBe(-(whole + 1) / 100);
    }),
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'FMT-04 leaves %d as it is',
  (value) => {
    expect(roundHalfEven(value, 2)).toBe(value);
  },
);

it('FMT-04 rounds a tie of whole dollars to the even one', () => {
  expect([0.5, 1.5, 2.5, 1500.5].map((value) => roundHalfEven(value, 0))).toEqual([0, 2, 2, 1500]);
});

it('FMT-02 shows money the American way', () => {
  expect(formatCents(1234.5)).toBe('$1,234.50');
  expect(formatWholeDollars(25_000)).toBe('$25,000');
  expect(formatMoney(-3.456, { precision: 1 })).toBe('-$3.5');
  expect(formatMoney(1.5, { precision: 3 })).toBe('$1.500');
  expect(formatCents(-0.001)).toBe('$0.00');
});

it.each([
  ['12', 2],
  [undefined, 2],
  [null, 2],
  [Number.NaN, 2],
  [Number.POSITIVE_INFINITY, 2],
  [12, -1],
  [12, Number.NaN],
])('FMT-06 throws for %p with precision %p, unless there is a fallback', (amount, precision) => {
  expect(() => formatMoney(amount, { precision })).toThrow(TypeError);
  expect(formatMoney(amount, { precision, fallback: '-' })).toBe('-');
});

it.each([
  ['', undefined],
  ['  ', undefined],
  ['$', undefined],
  ['85000', 85_000],
  ['$85,000.00', 85_000],
  ['\u00A0８５,０００ ', 85_000],
  ['85,000', 85_000],
  ['1,234,567.5', 1_234_567.5],
  ['.5', 0.5],
  ['12.', 12],
  ['-3', -3],
])('FT-48 reads the typed amount %j as %p', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it('SC-22 reads the first 40 characters of an amount', () => {
  expect(readAmount('1'.repeat(41))).toBe(Number('1'.repeat(40)));
});

it.each(['abc', '1.234', '1.2.3', '12k', '--1', '1e5', '-', '.'])(
  "doesn't read %j as an amount",
  (text) => {
    expect(readAmount(text)).toBeNaN();
  },
);

it.each([
  '85,00',
  '8.500,00',
  '8,500,00',
  '85 000',
  "85'000",
  '1,20,000',
  '12,3456',
  '0,500',
  '1,,234',
  '1,',
  ',5',
  '1,234.567',
])("FT-48 doesn't guess what %j means, and shows it as typed", (text) => {
  expect(readAmount(text)).toBeNaN();
  expect(groupAmount(text)).toBe(text);
});

it.each([
  ['12,34', '1,234', '1,234'],
  ['1,2345', '1,234', '12,345'],
  ['0,500', '10,500', '500'],
  ['85,', '85', '85,'],
  ['85,0', '85,', '85,0'],
  ['8,500,', '8,500', '8,500,'],
  ['1,200', '1,20', '1,200'],
  ['8,5000', '8,5,000', '8,5000'],
])('FT-48 turns %j, typed over %j, into %j', (typed, before, shown) => {
  expect(groupAmount(typed, before)).toBe(shown);
});

it.each([
  ['1234567', '1,234,567'],
  ['1234.5', '1,234.5'],
  ['1234.', '1,234.'],
  ['-1234', '-1,234'],
  ['abc', 'abc'],
  ['a1234', 'a1234'],
  ['1234a', '1234a'],
  ['', ''],
])('groups %j as %j while it is typed', (typed, shown) => {
  expect(groupAmount(typed)).toBe(shown);
});

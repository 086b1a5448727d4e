import {
  assetLine,
  countedAssets,
  countedBalance,
  limitWithAssets,
  monthlyFromAssets,
  type AssetType,
} from '#store/application/assets/assets.ts';
import { toCents } from '#store/format/money.ts';

const golden = [
  { type: 'CASH' as const, balance: 40_000 },
  { type: 'INVESTMENT' as const, balance: 150_000 },
  { type: 'RETIREMENT' as const, balance: 200_000 },
];

it.each<[AssetType, number]>([
  ['CASH', 1_000],
  ['INVESTMENT', 700],
  ['RETIREMENT', 600],
])('counts 1,000 in %s as %d', (type, counted) => {
  expect(countedBalance({ type, balance: 1_000 })).toBe(counted);
});

it('turns 40,000 cash, 150,000 funds and 200,000 retirement into 2,208.33 a month (golden)', () => {
  expect(countedAssets(golden)).toBe(265_000);
  expect(toCents(monthlyFromAssets(countedAssets(golden)))).toBe(2_208.33);
});

/** 512 Amberstone Drive, income 70,000 */
const limit = {
  before: 59_298.93,
  most: 210_600,
  rate: 0.086,
  term: 30,
  paymentRoom: 70_000 / 24 - 2_456.5,
  incomeShare: 0.5,
};

it.each([
  ['nothing counted', limit, 0, 59_298.93],
  ['more than the value of the home allows', limit, 10_000_000, 210_600],
  ['debts over the share of the income', { ...limit, paymentRoom: -5_000 }, 265_000, 59_298.93],
])('computes the limit with %s', (_case, basis, counted, expected) => {
  expect(limitWithAssets(basis, counted)).toBe(expected);
});

it.each([
  ['2222', 'Sandbox Bank, Cash, ending 2222'],
  [null, 'Sandbox Bank, Cash'],
])('describes an account in one line when its mask is %s', (mask, line) => {
  expect(assetLine({ type: 'CASH', institution: 'Sandbox Bank', mask })).toBe(line);
});

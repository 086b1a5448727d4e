import { formatPercent } from '#store/format/percent.ts';

it.each([
  [0.085, 3, '8.500%'],
  [0.0785, 2, '7.85%'],
  [0.0785, 3, '7.850%'],
  [0.00125, 2, '0.12%'],
  [1, 0, '100%'],
  [0.29, 3, '29.000%'],
])('FMT-03 A-86 shows the fraction %d with %i decimals as %s', (fraction, decimals, shown) => {
  expect(formatPercent(fraction, decimals)).toBe(shown);
});

it('FMT-03 shows three decimals unless told otherwise', () => {
  expect(formatPercent(0.0725)).toBe('7.250%');
});

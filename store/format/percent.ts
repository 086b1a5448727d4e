import { roundHalfEven } from './money.ts';

/** "8.500%" of 0.085: the input is a fraction (FMT-03, A-86). */
export const formatPercent = (fraction: number, decimals = 3): string =>
  `${roundHalfEven(fraction * 100, decimals).toFixed(decimals)}%`;

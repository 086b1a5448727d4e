import { roundHalfEven } from './money.ts';

/** Returns "8.500%" for 0.085. The input is a fraction (FMT-03, A-86). */
export const formatPercent = (fraction: number, decimals = 3): string =>
  `${roundHalfEven(fraction * 100, decimals).toFixed(decimals)}%`;

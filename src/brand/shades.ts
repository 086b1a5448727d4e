import { contrast, fromOklch, type Oklch } from './oklch.ts';

export const WHITE = '#ffffff';
const STEP = 0.005;

/**
 * Returns the first shade, step by step from the given one, that has enough contrast with every background. Ends at
 * black or white.
 */
function stepped(from: Oklch, floor: number, grounds: readonly string[], step: number): string {
  for (let { l } = from; l > 0 && l < 1; l += step) {
    const shade = fromOklch({ ...from, l });
    if (grounds.every((ground) => contrast(shade, ground) >= floor)) return shade;
  }
  return step < 0 ? '#000000' : WHITE;
}

export const darkened = (from: Oklch, floor: number, grounds: readonly string[]) =>
  stepped(from, floor, grounds, -STEP);
export const lightened = (from: Oklch, floor: number, grounds: readonly string[]) =>
  stepped(from, floor, grounds, STEP);

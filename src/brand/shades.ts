import { contrast, fromOklch, type Oklch } from './oklch.ts';

export const WHITE = '#ffffff';
const STEP = 0.005;

/** The first shade, from the given one by steps, with enough contrast to every ground; black or white at the last. */
function stepped(from: Oklch, floor: number, grounds: readonly string[], step: number): string {
  for (let { l } = from; l > 0 && l < 1; l += step) {
    const shade = fromOklch({ ...from, l });
    if (grounds.every((ground) => contrast(shade, ground) >= floor)) return shade;
  }
  return step < 0 ? '#000000' : WHITE;
}

/** The first darker shade. */
export const darkened = (from: Oklch, floor: number, grounds: readonly string[]) =>
  stepped(from, floor, grounds, -STEP);
/** The first lighter shade. */
export const lightened = (from: Oklch, floor: number, grounds: readonly string[]) =>
  stepped(from, floor, grounds, STEP);

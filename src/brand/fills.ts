import { contrast, fromOklch, toOklch, type Oklch } from './oklch.ts';
import { darkened, WHITE } from './shades.ts';

/** The minimum contrast of an edge and of text. */
export const EDGE = 3;
export const TEXT = 4.5;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the smaller angle between two hues, in degrees. */
export const hueDistance = (hue: number, degrees: number) => {
  const turn = (((hue * 180) / Math.PI - degrees) % 360) + 360;
  return Math.min(turn % 360, 360 - (turn % 360));
};

/** Yellow to lime. White text isn't readable on any shade of these. */
const isYellowish = ({ c, h }: Oklch) => c > 0.02 && hueDistance(h, 95) < 38;

/** White text isn't readable on it, nor it on white. */
export const isLightYellow = (seed: Oklch) =>
  isYellowish(seed) && contrast(fromOklch(seed), WHITE) < EDGE;

/** A middle gray looks like a disabled control. */
const GREY_CHROMA = 0.02;
const GREY_FILL = 0.38;
export const isGrey = ({ c }: Oklch) => c < GREY_CHROMA;

/** Returns the color of our text: dark, with a trace of the brand's hue. */
export const inkOf = ({ c, h }: Oklch): Oklch => ({ l: 0.27, c: Math.min(c, 0.03), h });

/** Returns the fill of the primary button and of selected controls, dark enough for white text. Grays are even darker. */
export const fillOf = (seed: Oklch, grounds: readonly string[]): string =>
  darkened({ ...seed, l: isGrey(seed) ? Math.min(seed.l, GREY_FILL) : seed.l }, TEXT, [
    ...grounds,
    WHITE,
  ]);

/**
 * Returns the hover and pressed shades of a fill and the text color for all three: white, or dark text with closer
 * shades.
 */
export function shadesOf(brand: string, down: 1 | -1) {
  const color = toOklch(brand);
  const takesWhite = contrast(WHITE, brand) >= TEXT;
  const shade = (distance: number) => fromOklch({ ...color, l: color.l + down * distance });
  const brandHover = shade(takesWhite ? 0.045 : 0.025);
  const brandPressed = shade(takesWhite ? 0.08 : 0.045);
  const ink = { l: 0.2, c: Math.min(color.c, 0.04), h: color.h };
  const onBrand = takesWhite ? WHITE : darkened(ink, TEXT, [brand, brandHover, brandPressed]);
  return { brandHover, brandPressed, onBrand };
}

interface Fill {
  brand: string;
  brandHover: string;
  onBrand: string;
}

export const asButton = ({ brand, brandHover, onBrand }: Fill) => ({
  button: brand,
  buttonHover: brandHover,
  onButton: onBrand,
});

/** Returns the colors of a button: the fill, or for a light yellow the brand's own color with dark text. */
export function buttonOf(seed: Oklch, fill: Fill) {
  if (!isLightYellow(seed)) return asButton(fill);
  const brand = fromOklch(seed);
  return asButton({ brand, ...shadesOf(brand, -1) });
}

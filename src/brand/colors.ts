import { contrast, fromOklch, toOklch, type Oklch } from './oklch.ts';
import type { Theme } from '#store/org/organisation.ts';

const SURFACE = '#ffffff';
const EDGE = 3;
const TEXT = 4.5;
const STEP = 0.005;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The first shade, from the given one downwards, with enough contrast to every ground; black as the last resort. */
function darkened(from: Oklch, floor: number, grounds: readonly string[]): string {
  for (let { l } = from; l > 0; l -= STEP) {
    const shade = fromOklch({ ...from, l });
    if (grounds.every((ground) => contrast(shade, ground) >= floor)) return shade;
  }
  return '#000000';
}

/**
 * The fill of the primary button and of selected controls. A light colour darkens to the contrast of an edge only, and
 * gains chroma.
 */
function fillOf(seed: Oklch, grounds: readonly string[]): string {
  const isLight = contrast(fromOklch(seed), SURFACE) < EDGE;
  return isLight
    ? darkened({ ...seed, c: seed.c * 1.25 }, EDGE, grounds)
    : darkened(seed, TEXT, grounds);
}

/**
 * The hover and pressed shades of a fill, and the text colour on all three: white, or a dark ink with closer shades.
 */
function shadesOf(brand: string) {
  const color = toOklch(brand);
  const takesWhite = contrast(SURFACE, brand) >= TEXT;
  const down = color.l > 0.3 ? -1 : 1;
  const shade = (distance: number) => fromOklch({ ...color, l: color.l + down * distance });
  const brandHover = shade(takesWhite ? 0.045 : 0.025);
  const brandPressed = shade(takesWhite ? 0.08 : 0.045);
  const ink = { l: 0.22, c: Math.min(color.c, 0.04), h: color.h };
  const onBrand = takesWhite ? SURFACE : darkened(ink, TEXT, [brand, brandHover, brandPressed]);
  return { brandHover, brandPressed, onBrand };
}

const signal = (degrees: number, chroma: number, quietChroma: number, surfaceQuiet: string) => {
  const quiet = fromOklch({ l: 0.965, c: quietChroma, h: radians(degrees) });
  const grounds = [SURFACE, surfaceQuiet, quiet];
  return { ink: darkened({ l: 0.52, c: chroma, h: radians(degrees) }, 5, grounds), quiet };
};

function derive({ color, accent, colors: own }: Pick<Theme, 'color' | 'accent' | 'colors'>) {
  const seed = toOklch(color);
  const { c, h } = seed;
  const surfaceQuiet = fromOklch({ l: 0.977, c: Math.min(c, 0.007), h });
  const brandQuiet = own.brandQuiet ?? fromOklch({ l: 0.955, c: Math.min(c * 0.35, 0.022), h });
  const grounds = [SURFACE, surfaceQuiet, brandQuiet];
  const brand = own.brand ?? fillOf(seed, grounds);
  const shades = shadesOf(brand);
  const link = own.link ?? darkened(toOklch(accent ?? color), 5, grounds);
  const danger = signal(27, 0.19, 0.017, surfaceQuiet);
  const warning = signal(70, 0.11, 0.035, surfaceQuiet);
  const success = signal(150, 0.12, 0.028, surfaceQuiet);
  const all = [...grounds, danger.quiet, warning.quiet, success.quiet];

  return {
    surface: SURFACE,
    surfaceQuiet,
    text: darkened({ l: 0.27, c: Math.min(c, 0.03), h }, 7, all),
    textQuiet: darkened({ l: 0.52, c: Math.min(c, 0.025), h }, 5, all),
    line: darkened({ l: 0.66, c: Math.min(c, 0.02), h }, EDGE, all),
    lineQuiet: fromOklch({ l: 0.91, c: Math.min(c, 0.01), h }),
    brand,
    brandHover: own.brandHover ?? shades.brandHover,
    brandPressed: shades.brandPressed,
    onBrand: own.onBrand ?? shades.onBrand,
    brandQuiet,
    onBrandQuiet: own.onBrandQuiet ?? darkened({ ...seed, l: 0.42 }, 6, [brandQuiet]),
    link,
    focus: own.focus ?? link,
    danger: danger.ink,
    dangerQuiet: danger.quiet,
    warning: warning.ink,
    warningQuiet: warning.quiet,
    success: success.ink,
    successQuiet: success.quiet,
  };
}

type ThemeColors = ReturnType<typeof derive>;
type Role = keyof ThemeColors;

const GROUNDS: readonly Role[] = ['surface', 'surfaceQuiet', 'brandQuiet'];
const QUIETS: readonly Role[] = ['dangerQuiet', 'warningQuiet', 'successQuiet'];

const on = (ink: Role, grounds: readonly Role[], floor: number) =>
  grounds.map((ground) => ({ ink, ground, floor }));

/** Every pair of colours that the product uses, with its least contrast (AX-05). */
export const colorPairs: readonly { ink: Role; ground: Role; floor: number }[] = [
  ...on('text', [...GROUNDS, ...QUIETS], TEXT),
  ...on('textQuiet', [...GROUNDS, ...QUIETS], TEXT),
  ...on('link', GROUNDS, TEXT),
  ...on('onBrand', ['brand', 'brandHover', 'brandPressed'], TEXT),
  ...on('onBrandQuiet', ['brandQuiet'], TEXT),
  ...on('danger', ['surface', 'surfaceQuiet', 'dangerQuiet'], TEXT),
  ...on('warning', ['surface', 'surfaceQuiet', 'warningQuiet'], TEXT),
  ...on('success', ['surface', 'surfaceQuiet', 'successQuiet'], TEXT),
  ...on('line', [...GROUNDS, ...QUIETS], EDGE),
  ...on('brand', GROUNDS, EDGE),
  ...on('brandHover', GROUNDS, EDGE),
  ...on('focus', GROUNDS, EDGE),
];

const pairsBelowFloor = (colors: ThemeColors) =>
  colorPairs
    .map((pair) => ({ ...pair, contrast: contrast(colors[pair.ink], colors[pair.ground]) }))
    .filter((pair) => pair.contrast < pair.floor);

/** The pairs in which a brand's own colours miss the least contrast; derived colours never do. */
export const unreadablePairs = (theme: Theme) => pairsBelowFloor(derive(theme));

/** The colour of each role. A brand's own colours count only if all of them can be read (FT-82). */
export function themeColors(theme: Theme): ThemeColors {
  const colors = derive(theme);
  return pairsBelowFloor(colors).length === 0 ? colors : derive({ ...theme, colors: {} });
}

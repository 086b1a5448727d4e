import { contrast, difference, fromOklch, toOklch, type Oklch } from './oklch.ts';
import {
  hueDistance,
  asButton,
  buttonOf,
  EDGE,
  fillOf,
  inkOf,
  isGrey,
  isLightYellow,
  radians,
  shadesOf,
  TEXT,
} from './fills.ts';
import { darkened, lightened, WHITE } from './shades.ts';
import type { Theme } from '#store/org/organisation.ts';

const DANGER = 27;
const INFO = 245;
const isReddish = ({ c, h }: Oklch) => c > 0.02 && hueDistance(h, DANGER) < 48;
const isBluish = ({ c, h }: Oklch) => c > 0.02 && hueDistance(h, INFO) < 50;
/**
 * Tints for "selected", information and errors differ on every brand. A tint that would come too close to another one
 * becomes gray.
 */
const tintsOf = (seed: Oklch, { l, share, least, most, info }: Tints) => ({
  brandQuiet: isReddish(seed)
    ? fromOklch({ l: l - 0.015, c: 0.005, h: seed.h })
    : fromOklch({
        l,
        c: Math.min(Math.max(seed.c * share, isBluish(seed) ? least : 0), most),
        h: seed.h,
      }),
  infoQuiet: isBluish(seed)
    ? fromOklch({ l: l - 0.005, c: 0.003, h: seed.h })
    : fromOklch({ l: l + 0.007, c: info, h: radians(INFO) }),
});

interface Tints {
  l: number;
  /**
   * Multiplies the brand's chroma. `most` is the maximum, and `least` is the minimum when the information tint is gray.
   */
  share: number;
  least: number;
  most: number;
  info: number;
}

interface Signal {
  /** Degrees. */
  h: number;
  /** Lightness of the text color. */
  l?: number;
  c: number;
  /** Chroma of the background. */
  quiet: number;
}

const signal = ({ h, l = 0.52, c, quiet: quietChroma }: Signal, surfaceQuiet: string) => {
  const quiet = fromOklch({ l: 0.965, c: quietChroma, h: radians(h) });
  const grounds = [WHITE, surfaceQuiet, quiet];
  return { ink: darkened({ l, c, h: radians(h) }, 5, grounds), quiet };
};

/** A bright red and a deep carmine. A red brand gets the one that differs more. */
const ERRORS: readonly [Signal, Signal] = [
  { h: DANGER, l: 0.52, c: 0.19, quiet: 0.017 },
  { h: 5, l: 0.38, c: 0.15, quiet: 0.017 },
];

function errorOf(seed: Oklch): Signal {
  const [red, carmine] = ERRORS;
  const farFrom = ({ h, l = seed.l, c }: Signal) => difference(seed, { h: radians(h), l, c });
  return isReddish(seed) && farFrom(carmine) > farFrom(red) ? carmine : red;
}

type Seed = Pick<Theme, 'color' | 'accent' | 'colors'>;

function derive({ color, accent, colors: own }: Seed) {
  const seed = toOklch(color);
  const { c, h } = seed;
  const surfaceQuiet = fromOklch({ l: 0.977, c: Math.min(c, 0.007), h });
  const tints = tintsOf(seed, { l: 0.955, share: 0.35, least: 0.018, most: 0.022, info: 0.02 });
  const brandQuiet = own.brandQuiet ?? tints.brandQuiet;
  const grounds = [WHITE, surfaceQuiet, brandQuiet, tints.infoQuiet];
  // Darkened to be readable, a light yellow would turn olive, a second color next to its button. Ink goes with it.
  const readable = isLightYellow(seed) ? inkOf(seed) : seed;
  const brand = own.brand ?? fillOf(readable, grounds);
  const shades = shadesOf(brand, toOklch(brand).l > 0.3 ? -1 : 1);
  const fill = {
    brand,
    brandHover: own.brandHover ?? shades.brandHover,
    onBrand: own.onBrand ?? shades.onBrand,
  };
  const link = own.link ?? darkened(accent === null ? readable : toOklch(accent), 5, grounds);
  const danger = signal(errorOf(seed), surfaceQuiet);
  const warning = signal({ h: 70, c: 0.11, quiet: 0.035 }, surfaceQuiet);
  const success = signal({ h: 150, c: 0.12, quiet: 0.028 }, surfaceQuiet);
  const all = [...grounds, danger.quiet, warning.quiet, success.quiet];

  return {
    surface: WHITE,
    surfaceQuiet,
    ground: surfaceQuiet,
    text: darkened(inkOf(seed), 7, all),
    textQuiet: darkened({ l: 0.52, c: Math.min(c, 0.025), h }, 5, all),
    line: darkened({ l: 0.66, c: Math.min(c, 0.02), h }, EDGE, all),
    lineQuiet: fromOklch({ l: 0.91, c: Math.min(c, 0.01), h }),
    ...fill,
    brandPressed: shades.brandPressed,
    ...(own.brand === undefined ? buttonOf(seed, fill) : asButton(fill)),
    brandQuiet,
    onBrandQuiet: own.onBrandQuiet ?? darkened({ ...readable, l: 0.42 }, 6, [brandQuiet]),
    link,
    focus: own.focus ?? link,
    infoQuiet: tints.infoQuiet,
    danger: danger.ink,
    dangerQuiet: danger.quiet,
    warning: warning.ink,
    warningQuiet: warning.quiet,
    success: success.ink,
    successQuiet: success.quiet,
  };
}

const darkSignal = (degrees: number, chroma: number, surfaces: readonly string[]) => {
  const quiet = fromOklch({ l: 0.28, c: chroma / 2, h: radians(degrees) });
  const ink = lightened({ l: 0.76, c: chroma, h: radians(degrees) }, 5, [...surfaces, quiet]);
  return { ink, quiet };
};

/** The lightness of a fill in the dark scheme. Grays are lighter, because a middle gray looks disabled. */
const darkFillOf = (seed: Oklch) => Math.max(seed.l, isGrey(seed) ? 0.9 : 0.74);

function deriveDark({ color, accent }: Seed): ThemeColors {
  const seed = toOklch(color);
  const { c, h } = seed;
  const tone = (l: number, most: number) => ({ l, c: Math.min(c, most), h });
  const surface = fromOklch(tone(0.215, 0.012));
  const surfaceQuiet = fromOklch(tone(0.25, 0.015));
  const { brandQuiet, infoQuiet } = tintsOf(seed, {
    l: 0.32,
    share: 0.5,
    least: 0.025,
    most: 0.05,
    info: 0.04,
  });
  const ground = fromOklch(tone(0.175, 0.012));
  const grounds = [surface, surfaceQuiet, ground, brandQuiet, infoQuiet];
  const danger = darkSignal(DANGER, 0.13, [surface, surfaceQuiet]);
  const warning = darkSignal(70, 0.11, [surface, surfaceQuiet]);
  const success = darkSignal(150, 0.11, [surface, surfaceQuiet]);
  const all = [...grounds, danger.quiet, warning.quiet, success.quiet];
  const brand = lightened({ l: darkFillOf(seed), c: Math.min(c, 0.14), h }, TEXT, grounds);
  const accented = toOklch(accent ?? color);
  const link = lightened(
    { ...accented, l: Math.max(accented.l, 0.78), c: Math.min(accented.c, 0.12) },
    5,
    grounds,
  );

  const fill = { brand, ...shadesOf(brand, -1) };

  return {
    surface,
    surfaceQuiet,
    ground,
    text: lightened(tone(0.93, 0.012), 7, all),
    textQuiet: lightened(tone(0.76, 0.02), 5, all),
    line: lightened(tone(0.58, 0.02), EDGE, all),
    lineQuiet: fromOklch(tone(0.34, 0.015)),
    ...fill,
    ...asButton(fill),
    brandQuiet,
    onBrandQuiet: lightened({ l: 0.88, c: Math.min(c, 0.06), h }, 6, [brandQuiet]),
    link,
    focus: link,
    infoQuiet,
    danger: danger.ink,
    dangerQuiet: danger.quiet,
    warning: warning.ink,
    warningQuiet: warning.quiet,
    success: success.ink,
    successQuiet: success.quiet,
  };
}

export type ThemeColors = ReturnType<typeof derive>;
export type Role = keyof ThemeColors;

const GROUNDS: readonly Role[] = ['surface', 'surfaceQuiet', 'ground', 'brandQuiet', 'infoQuiet'];
const QUIET_ROLES: readonly Role[] = ['dangerQuiet', 'warningQuiet', 'successQuiet'];

const on = (ink: Role, grounds: readonly Role[], floor: number) =>
  grounds.map((ground) => ({ ink, ground, floor }));

/** Every pair of colors that the product uses, with its minimum contrast (AX-05). */
export const colorPairs: readonly { ink: Role; ground: Role; floor: number }[] = [
  ...on('text', [...GROUNDS, ...QUIET_ROLES], TEXT),
  ...on('textQuiet', [...GROUNDS, ...QUIET_ROLES], TEXT),
  ...on('link', GROUNDS, TEXT),
  ...on('onBrand', ['brand', 'brandHover', 'brandPressed'], TEXT),
  ...on('onButton', ['button', 'buttonHover'], TEXT),
  ...on('onBrandQuiet', ['brandQuiet'], TEXT),
  ...on('danger', ['surface', 'surfaceQuiet', 'dangerQuiet'], TEXT),
  ...on('warning', ['surface', 'surfaceQuiet', 'warningQuiet'], TEXT),
  ...on('success', ['surface', 'surfaceQuiet', 'successQuiet'], TEXT),
  ...on('line', [...GROUNDS, ...QUIET_ROLES], EDGE),
  ...on('brand', GROUNDS, EDGE),
  ...on('brandHover', GROUNDS, EDGE),
  ...on('focus', GROUNDS, EDGE),
];

const pairsBelowFloor = (colors: ThemeColors) =>
  colorPairs
    .map((pair) => ({ ...pair, contrast: contrast(colors[pair.ink], colors[pair.ground]) }))
    .filter((pair) => pair.contrast < pair.floor);

/** Returns the pairs in which a brand's own colors miss the minimum contrast. Derived colors never do. */
export const unreadablePairs = (theme: Theme) => pairsBelowFloor(derive(theme));

/** Returns the color of each role. A brand's own colors only count if all of them are readable (FT-82). */
export function themeColors(theme: Theme): ThemeColors {
  const colors = derive(theme);
  return pairsBelowFloor(colors).length === 0 ? colors : derive({ ...theme, colors: {} });
}

export const darkColors = (theme: Theme): ThemeColors => deriveDark(theme);

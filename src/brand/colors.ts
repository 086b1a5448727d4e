import { contrast, difference, fromOklch, toOklch, type Oklch } from './oklch.ts';
import { darkened, lightened, WHITE } from './shades.ts';
import type { Theme } from '#store/org/organisation.ts';

const EDGE = 3;
const TEXT = 4.5;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The smaller angle between two hues, in degrees. */
const apart = (hue: number, degrees: number) => {
  const turn = (((hue * 180) / Math.PI - degrees) % 360) + 360;
  return Math.min(turn % 360, 360 - (turn % 360));
};

const DANGER = 27;
const INFO = 245;
const isReddish = ({ c, h }: Oklch) => c > 0.02 && apart(h, DANGER) < 48;
const isBluish = ({ c, h }: Oklch) => c > 0.02 && apart(h, INFO) < 50;
/** Yellow to lime, which no shade of white text suits. */
const isYellowish = ({ c, h }: Oklch) => c > 0.02 && apart(h, 95) < 38;

/** Selected, information and error differ on every brand: grey takes the place of the tint that would come too near. */
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
  /** Of the brand's chroma, at most this, and beside grey at least that. */
  share: number;
  least: number;
  most: number;
  /** The chroma of information. */
  info: number;
}

/**
 * The fill of the primary button and of selected controls, dark enough for white text. A light yellow darkens to the
 * contrast of an edge only, gains chroma, and takes dark text.
 */
function fillOf(seed: Oklch, grounds: readonly string[]): string {
  const isLight = contrast(fromOklch(seed), WHITE) < EDGE;
  return isLight && isYellowish(seed)
    ? darkened({ ...seed, c: seed.c * 1.25 }, EDGE, grounds)
    : darkened(seed, TEXT, [...grounds, WHITE]);
}

/** The hover and pressed shades of a fill, and the text colour on all three: white, or a dark ink with closer shades. */
function shadesOf(brand: string, down: 1 | -1) {
  const color = toOklch(brand);
  const takesWhite = contrast(WHITE, brand) >= TEXT;
  const shade = (distance: number) => fromOklch({ ...color, l: color.l + down * distance });
  const brandHover = shade(takesWhite ? 0.045 : 0.025);
  const brandPressed = shade(takesWhite ? 0.08 : 0.045);
  const ink = { l: 0.2, c: Math.min(color.c, 0.04), h: color.h };
  const onBrand = takesWhite ? WHITE : darkened(ink, TEXT, [brand, brandHover, brandPressed]);
  return { brandHover, brandPressed, onBrand };
}

interface Signal {
  /** In degrees. */
  h: number;
  /** The lightness of the ink. */
  l?: number;
  c: number;
  /** The chroma of the ground. */
  quiet: number;
}

const signal = ({ h, l = 0.52, c, quiet: quietChroma }: Signal, surfaceQuiet: string) => {
  const quiet = fromOklch({ l: 0.965, c: quietChroma, h: radians(h) });
  const grounds = [WHITE, surfaceQuiet, quiet];
  return { ink: darkened({ l, c, h: radians(h) }, 5, grounds), quiet };
};

/** Of two reds, a bright one and a deep carmine, the one that is farther from a red brand. */
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
  const brand = own.brand ?? fillOf(seed, grounds);
  const shades = shadesOf(brand, toOklch(brand).l > 0.3 ? -1 : 1);
  const link = own.link ?? darkened(toOklch(accent ?? color), 5, grounds);
  const danger = signal(errorOf(seed), surfaceQuiet);
  const warning = signal({ h: 70, c: 0.11, quiet: 0.035 }, surfaceQuiet);
  const success = signal({ h: 150, c: 0.12, quiet: 0.028 }, surfaceQuiet);
  const all = [...grounds, danger.quiet, warning.quiet, success.quiet];

  return {
    surface: WHITE,
    surfaceQuiet,
    ground: surfaceQuiet,
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

/** The same roles on dark grounds, all from the brand's one colour (and its accent). */
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
  const brand = lightened({ l: Math.max(seed.l, 0.74), c: Math.min(c, 0.14), h }, TEXT, grounds);
  const accented = toOklch(accent ?? color);
  const link = lightened(
    { ...accented, l: Math.max(accented.l, 0.78), c: Math.min(accented.c, 0.12) },
    5,
    grounds,
  );

  return {
    surface,
    surfaceQuiet,
    ground,
    text: lightened(tone(0.93, 0.012), 7, all),
    textQuiet: lightened(tone(0.76, 0.02), 5, all),
    line: lightened(tone(0.58, 0.02), EDGE, all),
    lineQuiet: fromOklch(tone(0.34, 0.015)),
    brand,
    ...shadesOf(brand, -1),
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

type ThemeColors = ReturnType<typeof derive>;
type Role = keyof ThemeColors;

const GROUNDS: readonly Role[] = ['surface', 'surfaceQuiet', 'ground', 'brandQuiet', 'infoQuiet'];
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

/** The colour of each role under a dark scheme. */
export const darkColors = (theme: Theme): ThemeColors => deriveDark(theme);

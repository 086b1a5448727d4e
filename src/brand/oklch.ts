/** A color as lightness (0 to 1), chroma (0 to about 0.37) and hue (radians). Equal steps look equal. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

const expand = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const compress = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Linear light of `#rrggbb`. */
function linearOf(hex: string): Rgb {
  const part = (from: number) => expand(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, compress(Math.max(0, value)))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;

  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

function linearFrom({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;

  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isOnScreen = (rgb: Rgb) => rgb.every((value) => value >= -0.0001 && value <= 1.0001);

/** Returns the nearest `#rrggbb` with the same lightness and hue. Colors that a screen can't show lose chroma. */
export function fromOklch(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let [least, most] = [0, color.c];
  if (isOnScreen(linearFrom({ ...color, l }))) return hexOf(linearFrom({ ...color, l }));
  for (let round = 0; round < 16; round += 1) {
    const c = (least + most) / 2;
    if (isOnScreen(linearFrom({ ...color, l, c }))) least = c;
    else most = c;
  }
  return hexOf(linearFrom({ ...color, l, c: least }));
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How different two colors look (OKLab). */
export const difference = (one: Oklch, other: Oklch): number =>
  Math.hypot(
    one.l - other.l,
    one.c * Math.cos(one.h) - other.c * Math.cos(other.h),
    one.c * Math.sin(one.h) - other.c * Math.sin(other.h),
  );

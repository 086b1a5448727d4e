/**
 * A brand's colors and font as custom properties. The page has them in its own style element.
 *
 * Derived here for each brand:
 * --color-surface --color-surface-quiet        backgrounds of a question and of quiet regions
 * --color-ground                               behind the cards of a wide page
 * --color-text --color-text-quiet              on every background
 * --color-line --color-line-quiet              edges of fields (3:1), and decorative hairlines
 * --color-brand --color-brand-hover --color-brand-pressed --color-on-brand
 * --color-button --color-button-hover --color-on-button   buttons, with an edge of --color-brand
 * --color-brand-quiet --color-on-brand-quiet   a tint, and the brand's text color on it
 * --color-link --color-focus
 * --color-info-quiet                           the background of information
 * --color-danger --color-warning --color-success, each with its background --color-…-quiet
 * --font-family
 *
 * The same for every brand, in base.css:
 * --space-1 (4 px) -2 (8) -3 (12) -4 (16) -6 (24) -8 (32) -12 (48) -16 (64)
 * --radius-field --radius-card --shadow-float
 * --font-size-14 -16 -18 -22 -28 -36
 * --font-weight-strong -heavy --focus-ring --focus-offset --motion
 */
import { darkColors, themeColors, type ThemeColors } from './colors.ts';
import type { BrandFont, Organisation } from '#store/org/organisation.ts';

const SYSTEM_FONTS =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif';

const dashed = (role: string) => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Declares the brand's font, with Arial scaled to its width as the fallback. */
const fontFaces = ({ family, file, fallbackSizeAdjust }: BrandFont, folder: string) =>
  `@font-face{font-family:"${family}";src:url("${folder}/${file}") format("woff2");font-weight:100 900;font-display:swap}` +
  `@font-face{font-family:"${family} fallback";src:local("Arial"),local("Liberation Sans");size-adjust:${fallbackSizeAdjust}}`;

export const colorProperties = (colors: Readonly<ThemeColors>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).map(([role, color]) => [`--color-${dashed(role)}`, color]),
  );

/** Returns the brand's styles. `folder` is the URL of the brand's folder, which contains its font. */
export function themeCss({ orgCode, theme }: Organisation, folder = `/brands/${orgCode}`): string {
  const { font } = theme;
  const families = font ? `"${font.family}","${font.family} fallback",` : '';
  const declared = (colors: ThemeColors) =>
    Object.entries(colorProperties(colors))
      .map(([name, color]) => `${name}:${color}`)
      .join(';');
  const light = `:root{${declared(themeColors(theme))};--font-family:${families}${SYSTEM_FONTS}}`;
  // Print stays light.
  const dark = `@media screen and (prefers-color-scheme:dark){:root{${declared(darkColors(theme))}}}`;

  return `${font ? fontFaces(font, folder) : ''}${light}${dark}`;
}

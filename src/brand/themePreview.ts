import type { Theme } from '#store/org/organisation.ts';
import { capitalized } from '#store/text/letterCase.ts';

import { colorPairs, darkColors, themeColors, unreadablePairs, type Role } from './colors.ts';
import { TEXT } from './fills.ts';
import { contrast } from './oklch.ts';
import { colorProperties } from './theme.ts';

export interface ThemePreview {
  /** The custom properties of the light and the dark scheme. */
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
  readonly findings: readonly string[];
  /** Whether check:brands accepts the theme. */
  readonly isReadable: boolean;
}

const roleNames: Readonly<Record<Role, string>> = {
  surface: 'the page',
  surfaceQuiet: 'a quiet region',
  ground: 'the ground behind the cards',
  text: 'text',
  textQuiet: 'quiet text',
  line: 'the edge of a field',
  lineQuiet: 'a hairline',
  brand: 'the brand color',
  brandHover: 'the brand color under the pointer',
  brandPressed: 'the brand color while it is pressed',
  onBrand: 'the text',
  button: 'a button',
  buttonHover: 'a button under the pointer',
  onButton: 'the text',
  brandQuiet: 'what is chosen',
  onBrandQuiet: 'the text',
  link: 'a link',
  focus: 'the focus ring',
  infoQuiet: 'information',
  danger: 'the text of an error',
  dangerQuiet: 'an error',
  warning: 'the text of a warning',
  warningQuiet: 'a warning',
  success: 'the text of a success',
  successQuiet: 'a success',
};

const belowFloor = (theme: Theme) =>
  unreadablePairs(theme).map(
    ({ ink, ground, floor, contrast: found }) =>
      `${capitalized(roleNames[ink])} on ${roleNames[ground]} has a contrast of ${found.toFixed(2)}, and needs ${floor}. The page leaves the brand's own colors out.`,
  );

/** Says if buttons aren't filled with the brand's exact color. */
function changedFill(theme: Theme): string[] {
  const { brand, surface } = themeColors(theme);
  if (brand.toLowerCase() === theme.color.toLowerCase()) return [];
  const found = contrast(theme.color, surface).toFixed(2);
  return [
    `${theme.color} has a contrast of ${found} on the page. Edges and fills use ${brand} in its place.`,
  ];
}

/** Lists the colors that brand.json sets itself, because they don't follow the color you try. */
const ownColors = ({ colors }: Theme) =>
  Object.keys(colors).length === 0
    ? []
    : [
        `brand.json has colors of its own, which stay as they are: ${Object.keys(colors).join(', ')}.`,
      ];

function leastContrast(theme: Theme): string[] {
  const colors = themeColors(theme);
  const texts = colorPairs
    .filter(({ floor }) => floor === TEXT)
    .map(({ ink, ground }) => ({ ink, ground, found: contrast(colors[ink], colors[ground]) }))
    .toSorted((one, other) => one.found - other.found);
  return texts
    .slice(0, 1)
    .map(
      ({ ink, ground, found }) =>
        `Every text can be read. The least contrast is ${found.toFixed(2)}: ${roleNames[ink]} on ${roleNames[ground]}.`,
    );
}

/** Returns what a theme looks like and whether it is readable (FT-82, AX-05). */
export function themePreview(theme: Theme): ThemePreview {
  const unreadable = belowFloor(theme);
  return {
    light: colorProperties(themeColors(theme)),
    dark: colorProperties(darkColors(theme)),
    findings: [
      ...unreadable,
      ...(unreadable.length === 0 ? leastContrast(theme) : []),
      ...changedFill(theme),
      ...(unreadable.length === 0 ? ownColors(theme) : []),
    ],
    isReadable: unreadable.length === 0,
  };
}

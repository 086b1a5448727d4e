import fc from 'fast-check';

import { colorPairs, darkColors, themeColors, unreadablePairs } from '#src/brand/colors.ts';
import { contrast, fromOklch, difference, toOklch } from '#src/brand/oklch.ts';
import { themeCss } from '#src/brand/theme.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { samples } from '#tests/support/samples.ts';
import { themePreview } from '#src/brand/themePreview.ts';

describe('theme', () => {
  const { theme } = anOrganisation();

  const anyColor = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);

  const EXTREMES = ['#000000', '#ffffff', '#777777', '#ffff00', '#00ffff', '#0000ff', '#ff0000'];

  const tooClose = (color: string, accent: string | null) => {
    const brand = { ...theme, color, accent };
    return [themeColors(brand), darkColors(brand)].flatMap((colors) =>
      colorPairs.filter(({ ink, ground, floor }) => contrast(colors[ink], colors[ground]) < floor),
    );
  };

  const distance = (one: string, other: string) => difference(toOklch(one), toOklch(other));

  /** Returns the smallest distance between selected, information and error, in light and dark. */
  const nearestTints = (color: string) =>
    Math.min(
      ...[themeColors, darkColors].flatMap((colorsOf) => {
        const { brandQuiet, infoQuiet, dangerQuiet } = colorsOf({ ...theme, color, accent: null });
        return [
          distance(brandQuiet, infoQuiet),
          distance(brandQuiet, dangerQuiet),
          distance(infoQuiet, dangerQuiet),
        ];
      }),
    );

  it('computes contrast as WCAG defines it', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('converts a color to OKLCH and back without changing it', () => {
    fc.assert(fc.property(anyColor, (color) => fromOklch(toOklch(color)) === color));
  });

  it('AX-05 keeps every pair of colors readable, whatever the brand and its accent are', () => {
    fc.assert(
      fc.property(
        anyColor,
        fc.option(anyColor),
        (color, accent) => tooClose(color, accent).length === 0,
      ),
      { numRuns: samples(150), examples: EXTREMES.map((color) => [color, null]) },
    );
  });

  it('keeps the tints of selected, information and error distinct, whatever the brand is', () => {
    fc.assert(
      fc.property(anyColor, (color) => nearestTints(color) > 0.013),
      { numRuns: samples(300), examples: [['#b3122f'], ['#0057b8'], ['#808080'], ['#ffd400']] },
    );
  });

  it.each(['#d6001c', '#8a3b12', '#7a1f3d', '#b3122f'])(
    "gives a red brand of %s an error color that differs from the brand's",
    (color) => {
      const { brand, danger } = themeColors({ ...theme, color });

      expect(distance(brand, danger)).toBeGreaterThan(0.09);
    },
  );

  it('gives a reddish brand no pink tint', () => {
    fc.assert(
      fc.property(fc.constantFrom('#d6001c', '#7a1f3d', '#8a3b12', '#c2185b'), (color) =>
        [themeColors, darkColors].every((colorsOf) => {
          const { brandQuiet, surfaceQuiet } = colorsOf({ ...theme, color });
          return [brandQuiet, surfaceQuiet].every((tint) => toOklch(tint).c < 0.02);
        }),
      ),
    );
  });

  it("gives the dark scheme dark backgrounds, and doesn't use it on paper", () => {
    expect(toOklch(darkColors(theme).surface).l).toBeLessThan(0.25);
    expect(themeCss(anOrganisation())).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{:root\{--color-surface:#/,
    );
  });

  it("keeps a brand's color or darkens it for white text, and puts ink on and next to a light yellow", () => {
    expect(themeColors({ ...theme, color: '#1f4e79' })).toMatchObject({
      brand: '#1f4e79',
      onBrand: '#ffffff',
    });
    expect(themeColors(theme).onBrand).toBe('#ffffff');
    const { onButton, brand, link } = themeColors({ ...theme, color: '#ffd400' });
    for (const ink of [onButton, brand, link]) expect(contrast(ink, '#ffffff')).toBeGreaterThan(12);
  });

  it('gives a light yellow brand a yellow button with dark text and an edge', () => {
    const yellow = themeColors({ ...theme, color: '#ffc400' });

    expect(yellow.button).toBe('#ffc400');
    expect(contrast(yellow.onButton, yellow.button)).toBeGreaterThan(7);
    expect(contrast(yellow.brand, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(themeColors(theme).button).toBe(themeColors(theme).brand);
  });

  it.each(['#c9cdd2', '#808080', '#767676'])(
    'makes the button of a gray brand of %s look enabled',
    (color) => {
      const light = themeColors({ ...theme, color });
      const dark = darkColors({ ...theme, color });

      expect(contrast(light.button, light.surface)).toBeGreaterThan(9);
      expect(contrast(dark.button, dark.surface)).toBeGreaterThan(9);
    },
  );

  it('applies the accent color to links and the focus ring', () => {
    expect(themeColors({ ...theme, accent: '#7a1f3d' })).toMatchObject({
      link: '#7a1f3d',
      focus: '#7a1f3d',
    });
  });

  it("FT-82 keeps a brand's own color while it is readable", () => {
    const readable = { ...theme, colors: { link: '#0b5d4e' } };

    expect(unreadablePairs(readable)).toEqual([]);
    expect(themeColors(readable).link).toBe('#0b5d4e');
  });

  it("FT-82 reports a brand's unreadable color, and derives another", () => {
    const unreadable = { ...theme, colors: { link: '#eeeeee' } };

    expect(unreadablePairs(unreadable)[0]).toMatchObject({ ink: 'link', ground: 'surface' });
    expect(themeColors(unreadable)).toEqual(themeColors(theme));
  });

  it('sets the property of every role in one rule', () => {
    const css = themeCss(anOrganisation());

    expect(css).toMatch(/^:root\{--color-surface:#ffffff;--color-surface-quiet:#/);
    expect(css).toMatch(/;--color-on-brand-quiet:#[0-9a-f]{6};/);
    expect(css).toMatch(/;--font-family:system-ui,[^;]*sans-serif\}@media/);
  });

  it("loads a brand's font from its folder, and swaps it with a fallback of the same width", () => {
    const font = { family: 'Lark Sans', file: 'lark.woff2', fallbackSizeAdjust: '102.5%' };
    const css = themeCss(anOrganisation({ theme: { font } }), '/brands/LARKMERE');

    expect(css).toContain('url("/brands/LARKMERE/lark.woff2") format("woff2")');
    expect(css).toContain('font-display:swap');
    expect(css).toContain('size-adjust:102.5%');
    expect(css).toContain('--font-family:"Lark Sans","Lark Sans fallback",system-ui');
  });
});

describe('themePreview', () => {
  const organisation = anOrganisation();

  const { theme } = organisation;

  it('FT-82 has the custom properties that the page of the brand declares', () => {
    const { light, dark } = themePreview(theme);
    const css = themeCss(organisation);

    for (const [name, color] of [...Object.entries(light), ...Object.entries(dark)])
      expect(css).toContain(`${name}:${color}`);
  });

  it.each([
    ['a dark color', '#1f4e79', [/^Every text can be read\. The least contrast is \d+\.\d\d: /]],
    [
      "a light one, which isn't used for edges",
      '#ffe14d',
      [
        /^Every text can be read/,
        /^#ffe14d has a contrast of 1\.\d\d on the page\. Edges and fills/,
      ],
    ],
  ])('AX-05 says about %s what the contrast check finds', (_what, color, sentences) => {
    const { findings, isReadable } = themePreview({ ...theme, color, colors: {} });

    expect(isReadable).toBe(true);
    expect(findings).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });

  it("names colors of brand.json that don't follow the tried one", () => {
    const { findings } = themePreview({ ...theme, colors: { link: '#003366' } });

    expect(findings.at(-1)).toBe('brand.json has colors of its own, which stay as they are: link.');
  });

  it('FT-82 says which of the brand’s own colors are unreadable, and that they are left out', () => {
    const { findings, isReadable, light } = themePreview({
      ...theme,
      color: '#7cc7f0',
      colors: { onBrand: '#7cc7f0' },
    });

    expect(isReadable).toBe(false);
    expect(findings[0]).toMatch(
      /^The text on the brand color has a contrast of \d\.\d\d, and needs 4\.5\./,
    );
    expect(light['--color-on-brand']).not.toBe('#7cc7f0');
  });
});

import fc from 'fast-check';

import { colorPairs, themeColors, unreadablePairs } from '#src/brand/colors.ts';
import { contrast, fromOklch, toOklch } from '#src/brand/oklch.ts';
import { themeCss } from '#src/brand/theme.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const { theme } = anOrganisation();
const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const EXTREMES = ['#000000', '#ffffff', '#777777', '#ffff00', '#00ffff', '#0000ff', '#ff0000'];

const tooClose = (color: string, accent: string | null) => {
  const colors = themeColors({ ...theme, color, accent });
  return colorPairs.filter(
    ({ ink, ground, floor }) => contrast(colors[ink], colors[ground]) < floor,
  );
};

it('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('a colour survives the way to OKLCH and back', () => {
  fc.assert(fc.property(anyColor, (color) => fromOklch(toOklch(color)) === color));
});

it.each(EXTREMES)('AX-05 every pair of colours is readable in a brand of %s', (color) => {
  expect(tooClose(color, null)).toEqual([]);
});

it('AX-05 every pair of colours is readable, whatever the brand and its accent are', () => {
  fc.assert(
    fc.property(
      anyColor,
      fc.option(anyColor),
      (color, accent) => tooClose(color, accent).length === 0,
    ),
    { numRuns: 150 },
  );
});

it('a dark brand keeps its own colour with white text; a light one darkens or takes dark text', () => {
  expect(themeColors({ ...theme, color: '#1f4e79' })).toMatchObject({
    brand: '#1f4e79',
    onBrand: '#ffffff',
  });
  expect(contrast(themeColors(theme).onBrand, '#ffffff')).toBeGreaterThan(15);
});

it('the accent colours links and the focus ring', () => {
  expect(themeColors({ ...theme, accent: '#7a1f3d' })).toMatchObject({
    link: '#7a1f3d',
    focus: '#7a1f3d',
  });
});

it("FT-82 a brand's own colour is used while it is readable", () => {
  const readable = { ...theme, colors: { link: '#0b5d4e' } };

  expect(unreadablePairs(readable)).toEqual([]);
  expect(themeColors(readable).link).toBe('#0b5d4e');
});

it("FT-82 a brand's unreadable colour is reported, and the derived one is used", () => {
  const unreadable = { ...theme, colors: { link: '#eeeeee' } };

  expect(unreadablePairs(unreadable)[0]).toMatchObject({ ink: 'link', ground: 'surface' });
  expect(themeColors(unreadable)).toEqual(themeColors(theme));
});

it('the style sets the property of every role in one rule', () => {
  const css = themeCss(anOrganisation());

  expect(css).toMatch(/^:root\{--color-surface:#ffffff;--color-surface-quiet:#/);
  expect(css).toMatch(/;--color-on-brand-quiet:#[0-9a-f]{6};/);
  expect(css).toMatch(/;--font-family:system-ui,[^;]*sans-serif\}$/);
});

it("a brand's font comes from its folder and swaps with a fallback of its width", () => {
  const font = { family: 'Lark Sans', file: 'lark.woff2', fallbackSizeAdjust: '102.5%' };
  const css = themeCss(anOrganisation({ theme: { font } }), '/brands/LARKMERE');

  expect(css).toContain('url("/brands/LARKMERE/lark.woff2") format("woff2")');
  expect(css).toContain('font-display:swap');
  expect(css).toContain('size-adjust:102.5%');
  expect(css).toContain('--font-family:"Lark Sans","Lark Sans fallback",system-ui');
});

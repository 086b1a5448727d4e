import { themePreview } from '#src/brand/themePreview.ts';
import { themeCss } from '#src/brand/theme.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

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
    'a light one, which is not what edges are drawn with',
    '#ffe14d',
    [/^Every text can be read/, /^#ffe14d has a contrast of 1\.\d\d on the page\. Edges and fills/],
  ],
])('AX-05 says of %s what the contrast check finds', (_what, color, sentences) => {
  const { findings, isReadable } = themePreview({ ...theme, color, colors: {} });

  expect(isReadable).toBe(true);
  expect(findings).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

it('names colors of brand.json that do not follow the one that is tried', () => {
  const { findings } = themePreview({ ...theme, colors: { link: '#003366' } });

  expect(findings.at(-1)).toBe('brand.json has colors of its own, which stay as they are: link.');
});

it('FT-82 says which of the brand’s own colors cannot be read, and that they are left out', () => {
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

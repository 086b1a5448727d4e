import { hasUnsupportedCharacters, normaliseText } from '#store/text/normalise.ts';

it.each<[string, string]>([
  ['  512 Amberstone Drive ', '512 Amberstone Drive'],
  ['\u00A0512\u00A0Amberstone\u202FDrive\u3000', '512 Amberstone Drive'],
  ...['’', '`', '´', 'ʹ', '′', '｀'].map((mark): [string, string] => [
    `O${mark}Connor`,
    "O'Connor",
  ]),
  ['‘Quoted’ “twice”', `'Quoted' "twice"`],
  ['４３２１４', '43214'],
  ['Ｏｈｉｏ', 'Ohio'],
  ['Jose\u0301', 'José'],
  ['Anne\u00ADMarie', 'AnneMarie'],
  ['\uFEFFDa\u200Bna\u2060', 'Dana'],
  ['\u202BDana\u202C \u2066Q\u2069\u200E\u200F\u061C', 'Dana Q'],
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE58', '\uFF0D'].map(
    (hyphen): [string, string] => [`Anne${hyphen}Marie`, 'Anne-Marie'],
  ),
])('FT-48 turns the pasted text %j into %j', (pasted, kept) => {
  expect(normaliseText(pasted)).toBe(kept);
});

it.each(['José', "O'Connor", '李', 'عمر', 'Anne-Marie', 'de la Cruz', 'Nguye\u0302\u0303n', 'Ab'])(
  'FT-49 accepts %s as a name',
  (name) => {
    expect(hasUnsupportedCharacters(name)).toBe(false);
  },
);

it.each(['🏠', '👩‍👩‍👧', 'A\u0000B', 'A\uD800', 'Ann3', 'a_b', '<b>', 'x'.repeat(201)])(
  'FT-49 rejects %j as a name',
  (name) => {
    expect(hasUnsupportedCharacters(name)).toBe(true);
  },
);

it('FT-49 accepts a name of 200 letters', () => {
  expect(hasUnsupportedCharacters('é'.repeat(200))).toBe(false);
});

it('FT-49 carries half a character without cutting it or crashing', () => {
  expect(normaliseText(' A\uD83C ')).toBe('A\uD83C');
});

import fc from 'fast-check';

import { shapeOf } from '#store/text/shape.ts';
import { expectLinear } from '#tests/support/linear.ts';

/** Every character. fast-check's own unit first makes a table of all, which takes a second. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));
const anyText = fc.string({ unit: character, maxLength: 400 });

it.each([
  ['a name', 'Dana', 'xxxxxxxx'],
  ['a name of another script', 'Ωλγα Παπά', 'xxxxxxxxxxxxxxxx'],
  ['a name as long as another', 'Zoë-Anna', 'xxxxxxxx'],
  ['a street with a number', '512 Amberstone Drive', 'xxxxxxxxxxxxxxxxxxxxxxxx'],
  ['an email address', 'dana@mail.example', 'xxxxxxxx@xxxxxxxxxxxxxxxx'],
  ['a typed amount', '$85,000', '00000000'],
  ['digits of another script', '٤٢', '00000000'],
  ['a day', '1958-02-28', '0000-00-00'],
  ['a point in time', '2026-03-01T10:20:30.000Z', '0000-00-00T00:00:00.000Z'],
  ['a telephone number', '(555) 555-0142', '(000) 000-0000'],
  ['a ZIP code', '43214', '00000'],
  ['an emoji', '🙂', 'xxxxxxxx'],
  ['a space', ' ', 'xxxxxxxx'],
  ['nothing', '', ''],
])('returns the shape of %s', (_what, text, shape) => {
  expect(shapeOf(text)).toBe(shape);
});

it('leaves a shape as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(shapeOf(shapeOf(text))).toBe(shapeOf(text));
    }),
  );
});

it('returns a shape without any letter or digit of the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(shapeOf(text)).toMatch(/^[x0@TZ:.()+ -]*$/);
    }),
  );
});

it('FT-112 returns a short shape for ten megabytes', () => {
  expectLinear(() => {
    expect(shapeOf('a'.repeat(10_000_000))).toHaveLength(256);
  });
});

import { completeAddress, readAddressLine } from '#store/person/address.ts';
import { normaliseZip, wholeZip } from '#store/person/zipCode.ts';

it.each([
  '02108',
  '02108-1234',
  '021081234',
  '02108 1234',
  '02108\u20131234',
  '02108 - 1234',
  '02108-',
  'MA 02108',
  'ma, 02108-1234',
  ' ０２１０８ ',
])('FT-48 keeps five digits of the ZIP code %j, in the box and in one line', (text) => {
  expect(wholeZip(text)).toBe('02108');
  expect(
    completeAddress({ street1: '1 Elm Street', city: 'Boston', state: 'MA', zip: text }),
  ).toMatchObject({ zip: '02108' });
  const ending = text.trim().replace(/^ma,?/i, '').trim().replace(/-$/, '');
  expect(readAddressLine(`1 Elm Street, Boston, MA ${ending}`)).toMatchObject({ zip: '02108' });
});

it.each(['', '0210', '021081', '02108-12', '02108-12345', 'MAS 02108', 'abc', '1'.repeat(100)])(
  "leaves %j, which isn't a whole ZIP code, as it is",
  (text) => {
    expect(wholeZip(text)).toBeNull();
    expect(normaliseZip(text)).toBe(text);
  },
);

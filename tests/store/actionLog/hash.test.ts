import fc from 'fast-check';

import { hashOf } from '#store/actionLog/hash.ts';

it('does not depend on the order of keys', () => {
  expect(hashOf({ one: 1, other: [{ a: null, b: '' }] })).toBe(
    hashOf({ other: [{ b: '', a: null }], one: 1 }),
  );
});

it('survives JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
    }),
  );
  expect(hashOf({ a: undefined })).toBe(hashOf({}));
  expect(hashOf([undefined])).toBe(hashOf([null]));
});

it('is the same in every version of the app: a replay compares hashes of an earlier one', () => {
  expect([{ b: [1, 'ü', null], a: { c: true } }, 'a', {}, null].map(hashOf)).toEqual([
    '13opdxa4vpn',
    '203h93a1w93',
    '24xpth6jso7',
    '1omwfhr5hyy',
  ]);
});

it('differs for different values', () => {
  const things = [null, 0, '', '0', false, [], {}, [0], [[0]], { a: 0 }, { a: '0' }, { b: 0 }];

  expect(new Set(things.map(hashOf)).size).toBe(things.length);
});

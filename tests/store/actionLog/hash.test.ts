import fc from 'fast-check';

import { hashOf } from '#store/actionLog/hash.ts';

it('ignores the order of keys', () => {
  expect(hashOf({ one: 1, other: [{ a: null, b: '' }] })).toBe(
    hashOf({ other: [{ b: '', a: null }], one: 1 }),
  );
});

it('survives a round trip through JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
    }),
  );
  expect(hashOf({ a: undefined })).toBe(hashOf({}));
  expect(hashOf([undefined])).toBe(hashOf([null]));
});

it('stays the same in every version of the app, so a replay can compare older hashes', () => {
  expect([{ b: [1, 'ü', null], a: { c: true } }, 'a', {}, null].map(hashOf)).toEqual([
    '13opdxa4vpn',
    '203h93a1w93',
    '24xpth6jso7',
    '1omwfhr5hyy',
  ]);
});

it('gives different values different hashes', () => {
  const things = [null, 0, '', '0', false, [], {}, [0], [[0]], { a: 0 }, { a: '0' }, { b: 0 }];

  expect(new Set(things.map(hashOf)).size).toBe(things.length);
});

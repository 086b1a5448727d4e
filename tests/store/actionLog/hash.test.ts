import fc from 'fast-check';

import { hashOf } from '#store/actionLog/hash.ts';

it('is the same for the same things in another order', () => {
  expect(hashOf({ one: 1, other: [{ a: null, b: '' }] })).toBe(
    hashOf({ other: [{ b: '', a: null }], one: 1 }),
  );
});

it('is the same before and after a journey as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
    }),
  );
  expect(hashOf({ a: undefined })).toBe(hashOf({}));
});

it('is another for another thing', () => {
  const things = [null, 0, '', '0', false, [], {}, [0], [[0]], { a: 0 }, { a: '0' }, { b: 0 }];

  expect(new Set(things.map(hashOf)).size).toBe(things.length);
});

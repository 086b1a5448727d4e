import { changesBetween, sizeOfChange } from '#store/actionLog/difference.ts';

it.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1 }, { a: 2 }, [{ path: 'a', before: '1', after: '2' }]],
  [{}, { a: 'x' }, [{ path: 'a', before: null, after: '"x"' }]],
  [{ a: null }, { a: { b: 1 } }, [{ path: 'a', before: 'null', after: '{"b":1}' }]],
  [
    { list: [1, 2] },
    { list: [1, 3, 4] },
    [
      { path: 'list.1', before: '2', after: '3' },
      { path: 'list.2', before: null, after: '4' },
    ],
  ],
  [{ a: [] }, { a: {} }, [{ path: 'a', before: '[]', after: '{}' }]],
  [{ a: 0 }, { a: -0 }, []],
  [{ a: { b: { c: 1 } } }, { a: { b: {} } }, [{ path: 'a.b.c', before: '1', after: null }]],
])('lists the changes between %j and %j: %j', (before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

it('lists at most two hundred changes, and cuts long values', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key${at}`, at]));

  expect(changesBetween({}, many)).toHaveLength(200);
  expect(changesBetween({ a: '' }, { a: 'x'.repeat(1_000) })[0]?.after).toHaveLength(201);
});

const shared = { c: 1, d: 2 };

it.each([
  { before: shared, after: shared, size: 0 },
  { before: 1, after: 2, size: 0 },
  { before: null, after: { a: 1 }, size: 1 },
  { before: { a: shared, b: [1] }, after: { a: shared, b: [1, 2] }, size: 4 },
  { before: undefined, after: { a: shared }, size: 3 },
])('counts the entries to compare between $before and $after: $size', ({ before, after, size }) => {
  expect(sizeOfChange(before, after)).toBe(size);
});

import { changesBetween } from '#store/actionLog/difference.ts';

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
  [{ a: { b: { c: 1 } } }, { a: { b: {} } }, [{ path: 'a.b.c', before: '1', after: null }]],
])('lists the changes between %j and %j: %j', (before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

it('lists at most two hundred changes, and cuts long values', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key${at}`, at]));

  expect(changesBetween({}, many)).toHaveLength(200);
  expect(changesBetween({ a: '' }, { a: 'x'.repeat(1_000) })[0]?.after).toHaveLength(201);
});

import { childOf, codeOrShape, pathTree, under } from '#store/redaction/paths.ts';

it.each([
  '',
  'HMDA',
  'start/app-summary',
  'owners.0.email',
  'a_b:c+d',
  '2026-11-21T15:00:00+02:00',
  '12345678',
  '12345678901',
  'a'.repeat(128),
])('logs the code %j as it is', (code) => {
  expect(codeOrShape(code)).toBe(code);
});

it.each([
  ['Dana Sample', 'x'.repeat(16)],
  ['dana*', 'x'.repeat(8)],
  ['ünter', 'x'.repeat(8)],
  ['dana@mail.example', `${'x'.repeat(8)}@${'x'.repeat(16)}`],
  ['a'.repeat(129), 'x'.repeat(136)],
  ['219099999', '0'.repeat(16)],
  ['219-09-9999', '0'.repeat(16)],
  ['219.09.9999', '0'.repeat(16)],
  ['6145550142', '0'.repeat(16)],
  ['614-555-0142', '0'.repeat(16)],
])("SC-14 logs %j, which isn't a code, as %s", (text, shape) => {
  expect(codeOrShape(text)).toBe(shape);
});

const logged = (paths: Parameters<typeof pathTree>[0], text: string, ...keys: string[]) => {
  const node = keys.reduce<ReturnType<typeof childOf>>(childOf, pathTree(paths));
  return node?.rewrite?.(text) ?? null;
};

it.each([
  ['a declared key', 'CODE', ['a'], ['a']],
  ['a key under a declared one', null, ['a'], ['a', 'b']],
  ['another key', null, ['a'], ['b']],
  ['a key under another one', null, ['a'], ['b', 'c']],
  ['any key', 'CODE', ['a.*.b'], ['a', '7', 'b']],
  ['a key next to it', null, ['a.*.b'], ['a', '7', 'c']],
  ['the value itself', 'CODE', [''], []],
  ['everything below', 'CODE', ['a.b.**'], ['a', 'b', 'c', 'd']],
  ['a key next to everything', null, ['a.b.**'], ['a', 'c']],
])('logs the text CODE at %s as %p', (_what, text, paths, keys) => {
  expect(logged(paths, 'CODE', ...keys)).toBe(text);
});

it('logs a text below ** as it is, and elsewhere as a code or its shape', () => {
  expect(logged(['a.**'], 'Dana Sample', 'a', 'b')).toBe('Dana Sample');
  expect(logged(['a.*'], 'Dana Sample', 'a', 'b')).toBe('x'.repeat(16));
});

it('lets a named key win over any key', () => {
  const paths = ['*', ['a', () => 'named']] as const;

  expect(logged(paths, 'CODE', 'a')).toBe('named');
  expect(logged(paths, 'CODE', 'b')).toBe('CODE');
});

it('keeps the rewrite of paths under a key', () => {
  const rewrite = () => '';

  expect(under('a', ['', 'b', ['c', rewrite]])).toEqual(['a', 'a.b', ['a.c', rewrite]]);
});

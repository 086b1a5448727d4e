import { globSync } from 'node:fs';

import { arrowsBetween, arrowsInCircles, circleOf } from '#tests/support/circles.ts';

const files = globSync('store/**/*.ts').toSorted();

/** Returns a folder of the store with everything in it, or a file next to them. */
const topOf = (file: string) => file.split('/').slice(0, 2).join('/');

/**
 * Returns a folder within a folder of the store. For an application, `core` and `whole` are separate levels (levelOf).
 */
const featureOf = (file: string) => {
  const parts = file.split('/');
  return parts.length > 3 && !/^store\/application\/(?:core|whole)\//.test(file)
    ? parts.slice(0, 3).join('/')
    : null;
};

/** The levels of an application. Each imports only from those before it. */
const LEVELS = ['core', 'feature', 'whole'];

/** Declarations have no level, because `core` lists them and the linter refuses circles of files. */
const levelOf = (file: string) => {
  const [, folder, name] = /^store\/application\/(\w+)\/(.+)$/.exec(file) ?? [];
  if (folder === undefined || name?.endsWith('.feature.ts') === true) return null;
  if (folder === 'status') return 'whole';
  return LEVELS.includes(folder) ? folder : 'feature';
};

/** Whether a file gives the type of the whole to its parts. */
const knowsAll = (file: string) => /^store\/(?:index|\w+\/parts)\.ts$/.test(file);

/** Areas of types. A file that knows the whole belongs to no area. */
const withoutWhole = (areaOf: (file: string) => string | null) => (file: string) =>
  knowsAll(file) ? null : areaOf(file);

it('finds a circle if there is one, and otherwise none', () => {
  const arrows = (...all: readonly (readonly [string, string])[]) =>
    new Map(all.map(([from, to]) => [from, new Map([[to, `${from} imports ${to}`]])] as const));

  expect(circleOf(arrows(['a', 'b'], ['b', 'c'], ['c', 'b']))).toEqual([
    'b imports c',
    'c imports b',
  ]);
  expect(circleOf(arrows(['a', 'b'], ['b', 'c']))).toEqual([]);
  expect(arrowsInCircles(arrows(['a', 'b'], ['b', 'c'], ['c', 'b']))).toEqual(['b -> c', 'c -> b']);
});

it.each([
  ['the areas of the store', topOf],
  ['the features of an area', featureOf],
])('finds no circle between %s by their types', (_what, areaOf) => {
  expect(arrowsInCircles(arrowsBetween(files, withoutWhole(areaOf), true))).toEqual([]);
});

it.each([
  ['the areas of the store', topOf],
  ['the features of an area', featureOf],
])('finds no circle between %s by their imports', (_what, areaOf) => {
  expect(circleOf(arrowsBetween(files, areaOf))).toEqual([]);
});

it('finds no file of an application that imports one of a later level', () => {
  const isLower = (from: string, to: string) => LEVELS.indexOf(from) < LEVELS.indexOf(to);
  const upward = [...arrowsBetween(files, levelOf)].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, example]) => (isLower(from, to) ? [example] : [])),
  );
  expect(upward).toEqual([]);
});

it('finds every file of an application in a folder', () => {
  expect(globSync('store/application/*.ts')).toEqual([]);
});

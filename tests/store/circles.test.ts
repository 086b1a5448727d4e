import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^(?:import|export) (type\b)?(?:[^';]*? from )?'(#store\/|\.\.?\/)([^']+)'/gm;

/** The modules that a module imports when it runs, or with those of which it needs types alone. */
const importsOf = (file: string, withTypes: boolean): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, type, start, rest]) => {
    if (type !== undefined && !withTypes) return [];
    return start === '#store/'
      ? join('store', rest as string)
      : join(dirname(file), `${start}${rest}`);
  });

const files = globSync('store/**/*.ts').toSorted();

/** The arrows between areas; `areaOf` answers null for a file that does not count. */
function arrowsBetween(areaOf: (file: string) => string | null, withTypes = false) {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of files)
    for (const target of importsOf(file, withTypes)) {
      const [from, to] = [areaOf(file), areaOf(target)];
      if (from === null || to === null || from === to) continue;
      const known = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, known.set(to, `${file} imports ${target}`));
    }
  return arrows;
}

/** The imports that form a circle, or none. */
function circleOf(arrows: ReturnType<typeof arrowsBetween>): readonly string[] {
  const done = new Set<string>();
  const search = (way: readonly string[]): readonly string[] => {
    const area = way.at(-1) ?? '';
    const start = way.indexOf(area);
    if (start < way.length - 1)
      return way.slice(start, -1).map((from, step) => {
        const to = way[start + step + 1] ?? '';
        return arrows.get(from)?.get(to) ?? '';
      });
    if (done.has(area)) return [];
    for (const next of arrows.get(area)?.keys() ?? []) {
      const found = search([...way, next]);
      if (found.length > 0) return found;
    }
    done.add(area);
    return [];
  };
  return [...arrows.keys()].map((area) => search([area])).find(({ length }) => length > 0) ?? [];
}

/** A folder of the store with all that is in it, or a file beside them. */
const topOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** A folder in a folder of the store. Of an application, `core` and `whole` have a level of their own (levelOf). */
const featureOf = (file: string) => {
  const parts = file.split('/');
  return parts.length > 3 && !/^store\/application\/(?:core|whole)\//.test(file)
    ? parts.slice(0, 3).join('/')
    : null;
};

/** The levels of an application: each imports only those before it. */
const LEVELS = ['core', 'feature', 'whole'];

/** Declarations have no level: `core` lists them, and the linter refuses circles of files. */
const levelOf = (file: string) => {
  const [, folder, name] = /^store\/application\/(\w+)\/(.+)$/.exec(file) ?? [];
  if (folder === undefined || name === 'feature.ts') return null;
  if (folder === 'status') return 'whole';
  return LEVELS.includes(folder) ? folder : 'feature';
};

/** The files that give the type of the whole to its parts. */
const knowsAll = (file: string) => /^store\/(?:index|\w+\/parts)\.ts$/.test(file);

/** An area of types: what knows the whole belongs to none. */
const withoutWhole = (areaOf: (file: string) => string | null) => (file: string) =>
  knowsAll(file) ? null : areaOf(file);

/** The arrows that are part of a circle: their target leads back to their start. */
function arrowsInCircles(arrows: ReturnType<typeof arrowsBetween>): string[] {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of arrows.get(from)?.keys() ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...arrows]
    .flatMap(([from, targets]) => [...targets.keys()].map((to) => [from, to] as const))
    .filter(([from, to]) => reached(to).has(from))
    .map((arrow) => arrow.join(' -> '))
    .toSorted();
}

it('finds a circle where there is one, and none where there is none', () => {
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
  expect(arrowsInCircles(arrowsBetween(withoutWhole(areaOf), true))).toEqual([]);
});

it.each([
  ['the areas of the store', topOf],
  ['the features of an area', featureOf],
])('finds no circle between %s by their imports', (_what, areaOf) => {
  expect(circleOf(arrowsBetween(areaOf))).toEqual([]);
});

it('finds no file of an application that imports one of a later level', () => {
  const isLower = (from: string, to: string) => LEVELS.indexOf(from) < LEVELS.indexOf(to);
  const upward = [...arrowsBetween(levelOf)].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, example]) => (isLower(from, to) ? [example] : [])),
  );
  expect(upward).toEqual([]);
});

it('finds every file of an application in a folder', () => {
  expect(globSync('store/application/*.ts')).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The modules that a module imports when it runs; types alone need no order. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)(?:[^';]*? from )?'(#store\/|\.\.?\/)([^']+)'/gm,
    ),
  ].map(([, start, rest]) =>
    start === '#store/' ? join('store', rest as string) : join(dirname(file), `${start}${rest}`),
  );

const files = globSync('store/**/*.ts').toSorted();

/** The arrows between areas; `areaOf` answers null for a file that does not count. */
function arrowsBetween(areaOf: (file: string) => string | null) {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of files)
    for (const target of importsOf(file)) {
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

/** A folder in a folder of the store; what is beside such folders puts them together. */
const featureOf = (file: string) => {
  const parts = file.split('/');
  return parts.length > 3 ? parts.slice(0, 3).join('/') : null;
};

it.each([
  ['the areas of the store', topOf],
  ['the features of an area', featureOf],
])('%s form no circle', (_what, areaOf) => {
  expect(circleOf(arrowsBetween(areaOf))).toEqual([]);
});

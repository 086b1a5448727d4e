import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^(?:import|export) (type\b)?(?:[^';]*? from )?'(#|\.\.?\/)([^']+)'/gm;

/** Returns the modules that a module imports at run time, optionally with type imports. */
const importsOf = (file: string, withTypes: boolean): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, type, start, rest]) => {
    if (type !== undefined && !withTypes) return [];
    return start === '#' ? `${rest}` : join(dirname(file), `${start}${rest}`);
  });

/** Returns the arrows between areas. `areaOf` returns null for a file that doesn't count. */
export function arrowsBetween(
  files: readonly string[],
  areaOf: (file: string) => string | null,
  withTypes = false,
) {
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

/** Returns imports that form a circle, or an empty list. */
export function circleOf(arrows: ReturnType<typeof arrowsBetween>): readonly string[] {
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

/** Returns the arrows that are part of a circle, because their target leads back to their start. */
export function arrowsInCircles(arrows: ReturnType<typeof arrowsBetween>): string[] {
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

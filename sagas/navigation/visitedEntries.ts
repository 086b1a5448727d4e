import { FIRST_STEP } from '#store/registration/steps.ts';
import { readParameters } from '#store/shell/query.ts';

/** Whether two addresses are one place: parameters come and go, only the step makes another of it (QUERY-STEP). */
function isSamePlace(one: string, other: string): boolean {
  const placeOf = (address: string) => {
    const [pathname = '', query = ''] = address.split('?', 2);
    return `${pathname} ${readParameters(query).step ?? FIRST_STEP}`;
  };
  return placeOf(one) === placeOf(other);
}

/**
 * The way that this page was walked, entry by entry: the browser tells nobody what stands before an address. After a
 * reload it begins anew.
 */
export function createVisitedEntries(entry: number, start: string) {
  const places = new Map([[entry, start]]);
  let here = entry;
  let wentBack = false;
  return {
    /** The person is at this entry now, by whatever way. */
    arrived(at: number, to: string) {
      wentBack = at < here;
      here = at;
      places.set(at, to);
    },
    /** Whether the browser went back just now, and can go on from there without leaving this page. */
    canGoFurtherBack: () => wentBack && places.has(here - 1),
    /** Whether one step back in history is this place. */
    comesFrom(to: string): boolean {
      const before = places.get(here - 1);
      return before !== undefined && isSamePlace(before, to);
    },
  };
}

export type VisitedEntries = ReturnType<typeof createVisitedEntries>;

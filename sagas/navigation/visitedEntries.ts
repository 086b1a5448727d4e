import { FIRST_STEP } from '#store/registration/questions.ts';
import { readParameters } from '#store/shell/query.ts';

/** Whether two addresses are the same screen. Of the parameters, only the step counts (QUERY-STEP). */
function isSamePlace(one: string, other: string): boolean {
  const placeOf = (address: string) => {
    const [pathname = '', query = ''] = address.split('?', 2);
    return `${pathname} ${readParameters(query).step ?? FIRST_STEP}`;
  };
  return placeOf(one) === placeOf(other);
}

/** Tracks the history entries that this page visited, because the browser doesn't reveal them. A reload starts over. */
export function createVisitedEntries(entry: number, start: string) {
  const places = new Map([[entry, start]]);
  let here = entry;
  let wentBack = false;
  return {
    arrived(at: number, to: string) {
      wentBack = at < here;
      here = at;
      places.set(at, to);
    },
    /** Whether the browser just went back, and can go back further within this page. */
    canGoFurtherBack: () => wentBack && places.has(here - 1),
    /** Whether one step back in history leads to this address. */
    comesFrom(to: string): boolean {
      const before = places.get(here - 1);
      return before !== undefined && isSamePlace(before, to);
    },
  };
}

export type VisitedEntries = ReturnType<typeof createVisitedEntries>;

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
 * The way that this page was walked: the browser tells nobody what stands before an address. After a reload it begins
 * anew.
 */
export function createTrail(start: string) {
  let places = [start];
  let here = 0;
  let wentBack = false;
  return {
    pushed(to: string) {
      here += 1;
      places = [...places.slice(0, here), to];
    },
    replaced(to: string) {
      places = places.with(here, to);
    },
    /** The browser went back or forward; from anywhere else nothing is known of the way. */
    moved(to: string) {
      wentBack = places[here - 1] === to;
      if (wentBack) here -= 1;
      else if (places[here + 1] === to) here += 1;
      else if (places[here] !== to) {
        places = [to];
        here = 0;
      }
    },
    /** Whether the browser went back just now, and can go on from there without leaving this page. */
    canGoFurtherBack: () => wentBack && here > 0,
    /** Whether one step back in history is this place. */
    comesFrom(to: string): boolean {
      const before = places[here - 1];
      return before !== undefined && isSamePlace(before, to);
    },
  };
}

export type Trail = ReturnType<typeof createTrail>;

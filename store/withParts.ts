import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

const picked = <State extends object>(
  state: State,
  has: (name: string) => boolean,
): Partial<State> =>
  Object.fromEntries(Object.entries(state).filter(([name]) => has(name))) as Partial<State>;

/** Adds lazy-loaded slices to a slice's own fields: `application.uuid` and `application.offers`. */
export function withParts<Own extends object, Parts extends object>(
  own: Reducer<Own>,
  parts: Reducer<Parts, UnknownAction, Partial<Parts>>,
): Reducer<Own & Parts> {
  const ownNames = new Set(Object.keys(own(undefined, { type: '' })));
  return (state, action) => {
    const ownBefore = state && (picked(state, (name) => ownNames.has(name)) as Own);
    const partsBefore = picked(state ?? {}, (name) => !ownNames.has(name)) as Partial<Parts>;
    const ownAfter = own(ownBefore, action);
    const partsAfter = parts(partsBefore, action);
    const isSame = ownAfter === ownBefore && partsAfter === partsBefore;
    return isSame && state ? state : { ...ownAfter, ...partsAfter };
  };
}

import { rootReducer, type RootState } from '#store/index.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { locationChanged, type Location } from '#store/shell/slice.ts';

export const preloadedState = (organisation: Organisation, location: Location): RootState =>
  [organisationLoaded(organisation), locationChanged(location)].reduce(
    (state: RootState | undefined, action) => rootReducer(state, action),
    undefined,
  ) as RootState;

import { combineSlices } from '@reduxjs/toolkit';

import type { ExperimentsState } from './experimentsSlice.ts';

/** What the state of the flags has beside their values. */
export interface FlagsParts {
  experiments: ExperimentsState;
}

/** The slice comes with its code. */
export const flagsParts = combineSlices().withLazyLoadedSlices<FlagsParts>();

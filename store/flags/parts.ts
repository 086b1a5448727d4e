import { combineSlices } from '@reduxjs/toolkit';

import type { ExperimentsState } from './experimentsSlice.ts';

export interface FlagsParts {
  experiments: ExperimentsState;
}

export const flagsParts = combineSlices().withLazyLoadedSlices<FlagsParts>();

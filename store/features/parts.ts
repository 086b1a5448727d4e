import { combineSlices } from '@reduxjs/toolkit';

import type { ExperimentsState } from './experimentsSlice.ts';

/** What the state of the features has beside the flags. */
export interface FeaturesParts {
  experiments: ExperimentsState;
}

/** The slice comes with its code. */
export const featuresParts = combineSlices().withLazyLoadedSlices<FeaturesParts>();

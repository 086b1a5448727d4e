import { combineSlices } from '@reduxjs/toolkit';

import type { PendingWrites } from '#store/pendingWrite.ts';

import { lookupReducer } from './address/lookupSlice.ts';
import type { Chain } from './chain/chain.ts';
import { answersReducer } from './slice.ts';

interface LateParts {
  chain: Chain;
  pendingWrites: PendingWrites;
}

export const registrationReducer = combineSlices({
  answers: answersReducer,
  lookup: lookupReducer,
}).withLazyLoadedSlices<LateParts>();

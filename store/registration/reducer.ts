import { combineSlices } from '@reduxjs/toolkit';

import type { PendingWrites } from '#store/pendingWrite.ts';

import { lookupReducer } from './address/lookupSlice.ts';
import type { Chain } from './chain/chain.ts';
import { answersReducer } from './slice.ts';

/** What a registration has that comes with the submit chain. */
interface LateParts {
  chain: Chain;
  pendingWrites: PendingWrites;
}

/** The registration: the answers, the lookup of addresses, and the submit chain. */
export const registrationReducer = combineSlices({
  answers: answersReducer,
  lookup: lookupReducer,
}).withLazyLoadedSlices<LateParts>();

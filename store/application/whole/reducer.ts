import { combineSlices } from '@reduxjs/toolkit';

import { documentsSlice } from '#store/application/documents/slice.ts';
import { lenderDataSlice } from '#store/application/core/lenderDataSlice.ts';
import { linkingSlice } from '#store/application/linking/slice.ts';
import { notarySlice } from '#store/application/notary/slice.ts';
import { offerCopySlice } from '#store/application/offers/copySlice.ts';
import { offersSlice } from '#store/application/offers/slice.ts';
import { statusCheckSlice } from '#store/application/status/statusCheckSlice.ts';
import { uploadsSlice } from '#store/application/uploads/slice.ts';
import { conditionsSlice } from '#store/application/conditions/slice.ts';
import { signerLoginSlice } from '#store/application/signer/loginSlice.ts';
import { rootReducer } from '#store/index.ts';
import { applicationWritesReducer } from '#store/pendingWrites/slice.ts';
import { withParts } from '#store/withParts.ts';

import { ownReducer } from '#store/application/core/slice.ts';
import type { ApplicationState } from '#store/application/core/state.ts';

/** Lazy-loaded parts of an application's state, one key for each feature with its own state. */
export const applicationParts = combineSlices(
  lenderDataSlice,
  offersSlice,
  offerCopySlice,
  uploadsSlice,
  documentsSlice,
  statusCheckSlice,
  linkingSlice,
  notarySlice,
  conditionsSlice,
  signerLoginSlice,
  { pendingWrites: applicationWritesReducer },
);

export type ApplicationParts = ReturnType<typeof applicationParts>;

rootReducer.inject({
  reducerPath: 'application',
  reducer: withParts<ApplicationState, ApplicationParts>(ownReducer, applicationParts),
});

import { combineSlices } from '@reduxjs/toolkit';

import type { ConditionsState } from '#store/conditions/slice.ts';
import type { PendingWrites } from '#store/pendingWrites/slice.ts';

import type { DocumentsState } from './documents/slice.ts';
import type { LenderDataState } from './lenderDataSlice.ts';
import type { LinkingState } from './linking/slice.ts';
import type { NotaryState } from './notary/slice.ts';
import type { OfferCopyState } from './offers/copySlice.ts';
import type { OffersState } from './offers/slice.ts';
import type { StatusCheckState } from './status/statusCheckSlice.ts';
import type { UploadsState } from './uploads/slice.ts';

/** What the state of an application has beside its own fields: a key for each feature with state of its own. */
export interface ApplicationParts {
  data: LenderDataState;
  offers: OffersState;
  offerCopy: OfferCopyState;
  uploads: UploadsState;
  documents: DocumentsState;
  statusCheck: StatusCheckState;
  linking: LinkingState;
  notary: NotaryState;
  conditions: ConditionsState;
  pendingWrites: PendingWrites;
}

/** Their slices come with their code. */
export const applicationParts = combineSlices().withLazyLoadedSlices<ApplicationParts>();

import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, StoreEnhancer } from '@reduxjs/toolkit';

import type { DocumentsState } from './application/documents/slice.ts';
import type { LenderDataState } from './application/lenderDataSlice.ts';
import type { LinkingState } from './application/linking/slice.ts';
import type { OfferCopyState } from './application/offers/copySlice.ts';
import type { OffersState } from './application/offers/slice.ts';
import type { ApplicationState } from './application/state.ts';
import type { NotaryState } from './application/notary/slice.ts';
import type { StatusCheckState } from './application/status/statusCheckSlice.ts';
import type { UploadsState } from './application/uploads/slice.ts';
import type { ChatState } from './chat/state.ts';
import type { ConditionsState } from './conditions/slice.ts';
import type { ExperimentsState } from './features/experimentsSlice.ts';
import type { BannersState } from './banners/slice.ts';
import { featuresReducer } from './features/slice.ts';
import type { FeedbackState } from './feedback/slice.ts';
import type { FooterState } from './footer/slice.ts';
import { identityReducer } from './identity/slice.ts';
import { orgReducer } from './org/slice.ts';
import type { PendingWrites } from './pendingWrites/slice.ts';
import type { Chain } from './registration/chain/chain.ts';
import { lookupReducer } from './registration/address/lookupSlice.ts';
import { registrationReducer } from './registration/slice.ts';
import type { SupportState } from './support/slice.ts';
import { shellReducer } from './shell/slice.ts';

/** Slices that a later chunk injects. */
interface LateSlices {
  chain: Chain;
  pendingWrites: PendingWrites;
  application: ApplicationState;
  support: SupportState;
  experiments: ExperimentsState;
  lenderData: LenderDataState;
  offers: OffersState;
  offerCopy: OfferCopyState;
  uploads: UploadsState;
  documents: DocumentsState;
  statusCheck: StatusCheckState;
  linking: LinkingState;
  notary: NotaryState;
  chat: ChatState;
  conditions: ConditionsState;
  banners: BannersState;
  feedback: FeedbackState;
  footer: FooterState;
}

export const rootReducer = combineSlices({
  org: orgReducer,
  identity: identityReducer,
  features: featuresReducer,
  shell: shellReducer,
  registration: registrationReducer,
  lookup: lookupReducer,
}).withLazyLoadedSlices<LateSlices>();

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreSettings {
  readonly preloadedState?: Partial<RootState>;
  /** In the order in which they receive an action: the log first, the sagas after it. */
  readonly middleware?: readonly Middleware[];
  readonly enhancers?: readonly StoreEnhancer[];
}

/** Creates the store. Redux DevTools are an enhancer, which redacts like the action log. */
export const createAppStore = ({
  preloadedState = {},
  middleware = [],
  enhancers = [],
}: StoreSettings = {}) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
    enhancers: (defaults) => defaults().concat(enhancers),
  });

export type AppStore = ReturnType<typeof createAppStore>;

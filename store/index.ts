import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';

import type { ApplicationParts } from './application/whole/reducer.ts';
import type { ApplicationState } from './application/core/state.ts';
import type { ChatState } from './chat/state.ts';
import { flagsReducer } from './flags/slice.ts';
import { identityReducer } from './identity/slice.ts';
import { orgReducer } from './org/slice.ts';
import { registrationReducer } from './registration/reducer.ts';
import { shellReducer } from './shell/slice.ts';

interface LateSlices {
  application: ApplicationState & ApplicationParts;
  chat: ChatState;
}

export const rootReducer = combineSlices({
  org: orgReducer,
  identity: identityReducer,
  registration: registrationReducer,
  shell: shellReducer,
  flags: flagsReducer,
}).withLazyLoadedSlices<LateSlices>();

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreSettings {
  readonly preloadedState?: Partial<RootState>;
  /** In order: the log first, then the sagas. */
  readonly middleware?: readonly Middleware[];
}

/** Creates the store. Redux DevTools get a redacted copy (src/boot/devTools). */
export const createAppStore = ({ preloadedState = {}, middleware = [] }: StoreSettings = {}) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // Immer freezes the state, so mutations throw anyway.
        immutableCheck: false,
        serializableCheck: { warnAfter: Infinity },
      }).concat(middleware),
  });

export type AppStore = ReturnType<typeof createAppStore>;

import { configureStore, createAction, Tuple } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';

import { App } from '#src/App.tsx';
import { preloadedState } from '#src/boot/preloadedState.ts';
import type { AppStore, RootState } from '#store/index.ts';
import type { Organisation } from '#store/org/organisation.ts';

declare global {
  interface Window {
    /** Draws a replayed state. Only defined in the frame. */
    homelineShow?: (state: RootState) => void;
  }
}

const shown = createAction<RootState>('replay/shown');

/**
 * A store whose state is the one it was last given. Actions from the screens change nothing, and no saga runs (SC-25).
 */
function shownStore(initial: RootState): AppStore {
  return configureStore({
    reducer: (state: RootState = initial, action) => (shown.match(action) ? action.payload : state),
    middleware: () => new Tuple(),
    devTools: false,
  }) as unknown as AppStore;
}

/** Draws the app's screens from the states that the parent page hands over. */
export function showFrame(container: HTMLElement, organisation: Organisation): void {
  const store = shownStore(preloadedState(organisation, { pathname: '/', search: '' }));
  document.body.inert = true;
  createRoot(container).render(<App store={store} prerendered={store.getState()} />);
  const { org } = store.getState();
  window.homelineShow = (state) =>
    // A handwritten log may have no organization, and nothing can be drawn without one.
    void store.dispatch(shown(state.org.organisation === null ? { ...state, org } : state));
  window.frameElement?.dispatchEvent(new Event('ready'));
}

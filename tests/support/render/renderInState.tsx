import '#store/application/whole/reducer.ts';
import { createSerializableStateInvariantMiddleware } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import configureStore from 'redux-mock-store';

import { rootReducer, type RootState } from '#store/index.ts';

import { drawPart, factsOf, type Situation } from './drawPart.tsx';

/** Like the real store, rejects actions that aren't plain data. */
const storeIn = configureStore<RootState | undefined>([
  createSerializableStateInvariantMiddleware({ ignoreState: true }),
]);

/**
 * Renders a part of the page in a state that never changes, to test what it shows and which actions it dispatches. Use
 * `renderWithStore` to test what an action changes.
 */
export function renderInState(part: ReactNode, situation: Situation = {}) {
  const state = factsOf(situation).reduce(
    (before: RootState | undefined, fact) => rootReducer(before, fact),
    undefined,
  );
  const store = storeIn(state);
  return drawPart(part, { store, dispatched: store.getActions(), files: situation.files });
}

import '#store/application/whole/reducer.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createAppStore } from '#store/index.ts';

import { drawPart, factsOf, type Situation } from './drawPart.tsx';

/**
 * Renders a part of the page with a real store, to test what its actions and later data change on the screen. Use
 * `renderInState` to test what a part shows and dispatches in one state.
 */
export function renderWithStore(part: ReactNode, situation: Situation = {}) {
  const dispatched: UnknownAction[] = [];
  const store = createAppStore({
    middleware: [
      () => (next) => (action) => {
        dispatched.push(action as UnknownAction);
        return next(action);
      },
    ],
  });
  for (const fact of factsOf(situation)) store.dispatch(fact);
  dispatched.length = 0;

  return {
    ...drawPart(part, { store, dispatched, files: situation.files }),
    store,
    /** Dispatches actions while the page is visible. */
    dispatch: (...actions: readonly UnknownAction[]) => {
      act(() => {
        for (const action of actions) store.dispatch(action);
      });
    },
  };
}

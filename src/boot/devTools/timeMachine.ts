import { legacy_createStore, type Action } from '@reduxjs/toolkit';
import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedAction,
  type LiftedState,
} from '@redux-devtools/instrument';

import { rootReducer, type RootState } from '#store/index.ts';

export type History = LiftedState<RootState, Action, null>;

/** Enough for a whole registration with its offers. */
export const MAX_ACTIONS = 1_000;

/** What the page shows. */
export type Shown =
  /** The state of the app. */
  | 'now'
  /** An earlier state, or one without some of the actions. */
  | 'past'
  /** The history of another page. */
  | 'import';

const beginning = (state: RootState): History => ({
  monitorState: null,
  actionsById: {
    0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: 0, stack: undefined },
  },
  nextActionId: 1,
  stagedActionIds: [0],
  skippedActionIds: [],
  committedState: state,
  currentStateIndex: 0,
  computedStates: [{ state }],
  isLocked: false,
  isPaused: false,
});

const isSteppedBack = ({ currentStateIndex, stagedActionIds, skippedActionIds }: History) =>
  currentStateIndex < stagedActionIds.length - 1 || skippedActionIds.length > 0;

/** A copy of the app's state with its history. It runs reducers alone: no saga hears of it. */
export function createTimeMachine(preloadedState: RootState) {
  const store = legacy_createStore(
    rootReducer,
    preloadedState,
    instrument<RootState, Action>(undefined, { maxAge: MAX_ACTIONS }),
  ) as unknown as EnhancedStore<RootState, Action, null>;
  const { liftedStore } = store;
  let isImported = false;

  return {
    getState: () => store.getState(),
    subscribe: (listener: () => void) => store.subscribe(listener),
    history: () => liftedStore.getState(),
    shown(): Shown {
      if (isImported) return 'import';
      return isSteppedBack(liftedStore.getState()) ? 'past' : 'now';
    },
    /** What happened in the app; an imported history goes without it. */
    follow(action: Action) {
      if (!isImported) store.dispatch(action);
    },
    /** An action that the developer makes up: the page alone shows it. */
    pretend: (action: Action) => void store.dispatch(action),
    /** Jumps, skips, imports and the like. Throws for a history that the reducers cannot play. */
    change(action: LiftedAction<RootState, Action, null>) {
      liftedStore.dispatch(action);
      isImported ||= action.type === 'IMPORT_STATE';
    },
    /** Shows the state of the app again, with a new history. */
    returnTo(state: RootState) {
      isImported = false;
      liftedStore.dispatch(ActionCreators.importState(beginning(state), true));
    },
  };
}

export type TimeMachine = ReturnType<typeof createTimeMachine>;

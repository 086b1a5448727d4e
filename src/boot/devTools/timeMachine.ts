import { legacy_createStore, type Action, type StoreEnhancer } from '@reduxjs/toolkit';
import {
  ActionCreators,
  INIT_ACTION,
  instrument,
  type EnhancedStore,
  type LiftedAction,
  type LiftedState,
} from '@redux-devtools/instrument';

import { rootReducer, type RootState } from '#store/index.ts';

import { isDrawable, markDrawable } from './drawable.ts';

export type History = LiftedState<RootState, Action, null>;
export type LiftedChange = LiftedAction<RootState, Action, null>;

export const MAX_ACTIONS = 1_000;

export type Shown =
  | 'now'
  /** Any other state of this page. */
  | 'past'
  | 'import'
  /** A state that stays on the page until it is unlocked. */
  | 'locked';

type Reducer = (state: RootState | undefined, action: Action) => RootState;

/**
 * Returns whether a history has everything that the instrument and the page read from it. Can also throw, because the
 * history may come from anywhere.
 */
const isWhole = ({
  actionsById,
  stagedActionIds,
  skippedActionIds,
  computedStates,
  currentStateIndex,
}: History): boolean =>
  currentStateIndex in computedStates &&
  computedStates.length === stagedActionIds.length &&
  [...stagedActionIds, ...skippedActionIds].every((id) => id in actionsById) &&
  Object.values(actionsById).every(({ action }) => typeof action.type === 'string') &&
  computedStates.every(isDrawable);

/** Throws on any change after which the page couldn't be drawn, so the history stays as it was. */
const refuseUndrawable: StoreEnhancer = (createStore) => (reducer, state) =>
  createStore((before, action) => {
    const after = reducer(before, action);
    if (!isWhole(after as unknown as History)) throw new RangeError('Not a history of this app');
    return after;
  }, state);

const createCopy = (reducer: Reducer, start: RootState, enhancer: StoreEnhancer) =>
  legacy_createStore(reducer, start, (createStore) =>
    instrument<RootState, Action>(undefined, { maxAge: MAX_ACTIONS })(enhancer(createStore)),
  ) as unknown as EnhancedStore<RootState, Action, null>;

/** The extension's file may lack the state before the first action. That state is also the first computed state. */
function completed(change: LiftedChange): LiftedChange {
  if (change.type !== 'IMPORT_STATE' || Array.isArray(change.nextLiftedState)) return change;
  const history = change.nextLiftedState as History;
  const committedState = history.computedStates[0]?.state as RootState;
  // Imports the recorded states, because this page may lack the code that computed them.
  return ActionCreators.importState({ ...history, committedState }, true);
}

/**
 * Creates two copies: one follows the app, and the developer moves the other. They only run reducers, so no saga sees
 * their actions.
 */
function createCopies(start: RootState) {
  markDrawable(start);
  /**
   * The states before and after each action of the app. While a copy is in step with the app, it reuses the app's own
   * states.
   */
  const steps = new WeakMap<Action, { readonly before: RootState; readonly after: RootState }>();
  return {
    /** Copies the action, because an action that is dispatched twice makes two steps. */
    stepOf: (action: Action, before: RootState, after: RootState): Action => {
      const step = { ...action };
      steps.set(step, { before, after });
      markDrawable(after);
      return step;
    },
    happened: createCopy(
      (state = start, action) => steps.get(action)?.after ?? state,
      start,
      (next) => next,
    ),
    moved: createCopy(
      (state, action) => {
        if (state && action.type === INIT_ACTION.type) return state;
        const step = steps.get(action);
        return step && step.before === state ? step.after : rootReducer(state, action);
      },
      start,
      refuseUndrawable,
    ),
  };
}

export function createTimeMachine(start: RootState) {
  const { stepOf, happened, moved } = createCopies(start);
  const history = () => moved.liftedStore.getState();
  let isImported = false;

  function returnToNow() {
    const whole = happened.liftedStore.getState();
    isImported = false;
    moved.liftedStore.dispatch(ActionCreators.lockChanges(false));
    // Copied, because the instrument writes into `actionsById`.
    const copied = { ...whole, actionsById: { ...whole.actionsById } };
    moved.liftedStore.dispatch(ActionCreators.importState(copied, true));
  }

  return {
    getState: () => moved.getState(),
    subscribe: (listener: () => void) => moved.subscribe(listener),
    history,
    shown(): Shown {
      const { isLocked, currentStateIndex, stagedActionIds } = history();
      if (isImported) return 'import';
      if (isLocked) return 'locked';
      const isLast = currentStateIndex === stagedActionIds.length - 1;
      return isLast && moved.getState() === happened.getState() ? 'now' : 'past';
    },
    /**
     * Adds an action of the app. Returns whether the moved history has it, too. Throws if that history can't continue.
     */
    follow(action: Action, before: RootState, after: RootState): boolean {
      const step = stepOf(action, before, after);
      happened.dispatch(step);
      if (isImported) return false;
      const { nextActionId } = history();
      moved.dispatch(step);
      return history().nextActionId > nextActionId;
    },
    /** Dispatches an action that the developer made up. Only the page shows it. */
    pretend: (action: Action) => void moved.dispatch(action),
    /** Applies jumps, skips, imports and the like. Throws, and changes nothing, if the page couldn't be drawn. */
    change(change: LiftedChange) {
      if (change.type === 'LOCK_CHANGES' && !change.status) {
        returnToNow();
        return;
      }
      moved.liftedStore.dispatch(completed(change));
      if (change.type === 'IMPORT_STATE') isImported = true;
      if (change.type === 'RESET') isImported = false;
    },
    returnToNow,
  };
}

export type TimeMachine = ReturnType<typeof createTimeMachine>;

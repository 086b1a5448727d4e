import type { Action } from '@reduxjs/toolkit';
import type { LiftedAction } from '@redux-devtools/instrument';

import type { AppStore, RootState } from '#store/index.ts';

import type { DevTools } from './devTools.ts';
import type { Extension, Link, Message } from './extension.ts';
import { redactedHistory, shownAction, shownState } from './redactedHistory.ts';
import { createMomentNote, type Moment } from './shownMoment.ts';
import { createTimeMachine, MAX_ACTIONS, type TimeMachine } from './timeMachine.ts';

/** An action that a developer typed into the monitor, as JSON; null for anything else. */
function typedAction(payload: unknown): Action | null {
  try {
    const action: unknown = typeof payload === 'string' ? JSON.parse(payload) : null;
    return typeof action === 'object' && action !== null && 'type' in action
      ? (action as Action)
      : null;
  } catch {
    return null;
  }
}

/** Does what the monitor asks for, and says what is shown; what the reducers cannot play changes nothing. */
function obey(machine: TimeMachine, { type, payload }: Message): Moment {
  const action = type === 'ACTION' ? typedAction(payload) : null;
  try {
    if (action) machine.pretend(action);
    // The monitor sends the instrument's own actions.
    if (type === 'DISPATCH') machine.change(payload as LiftedAction<RootState, Action, null>);
    return machine.shown();
  } catch {
    return 'unplayable';
  }
}

function tellLast(link: Link, machine: TimeMachine, action: Action): void {
  const { computedStates, isPaused } = machine.history();
  const last = computedStates.at(-1);
  if (!isPaused && last) link.send(shownAction(action), shownState(last.state));
}

/**
 * Links a copy of the store to the DevTools, and draws the page from it. Jumps, skips and imports change what is shown;
 * the app, its sagas and its log stay in the present, and a press elsewhere reaches none of them.
 */
export function linkDevTools(
  extension: Extension,
  preloadedState: RootState,
  isDevelopment: boolean,
): DevTools {
  const machine = createTimeMachine(preloadedState);
  const link = extension.connect({
    name: 'Homeline',
    maxAge: MAX_ACTIONS,
    trace: isDevelopment,
    features: { jump: true, skip: true, pause: true, export: true, import: true, dispatch: true },
  });
  link.init(shownState(machine.getState()));

  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      // Only plain actions come as far as here.
      const reduced = action as Action;
      machine.follow(reduced);
      if (machine.shown() !== 'import') tellLast(link, machine, reduced);
      return result;
    },
    shownStore(store: AppStore): AppStore {
      const tellAll = () => link.send(null, redactedHistory(machine.history()));
      const showMoment = createMomentNote(document, () => {
        machine.returnTo(store.getState());
        showMoment(machine.shown());
        tellAll();
      });
      link.subscribe((message) => {
        showMoment(obey(machine, message));
        tellAll();
      });
      const dispatch = ((action: Action) =>
        machine.shown() === 'now' ? store.dispatch(action) : action) as AppStore['dispatch'];
      return { ...store, getState: machine.getState, subscribe: machine.subscribe, dispatch };
    },
  };
}

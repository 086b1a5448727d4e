import type { Action } from '@reduxjs/toolkit';

import type { RootState } from '#store/index.ts';

import type { DevTools } from './devTools.ts';
import type { Extension, Link, Message } from './extension.ts';
import { redactedHistory, shownAction, shownState } from './redactedHistory.ts';
import { createMomentNote } from './shownMoment.ts';
import {
  createTimeMachine,
  MAX_ACTIONS,
  type LiftedChange,
  type TimeMachine,
} from './timeMachine.ts';

/** Does what the monitor asks for; returns whether it could not be done, which changes nothing. */
function isRefused(machine: TimeMachine, { type, payload }: Message): boolean {
  try {
    // An action that a developer typed, as JSON.
    if (type === 'ACTION') machine.pretend(JSON.parse(payload as string) as Action);
    // The monitor sends the instrument's own actions.
    if (type === 'DISPATCH') machine.change(payload as LiftedChange);
    return false;
  } catch {
    return true;
  }
}

/** Links a machine to the monitor and to the note on the page; returns what follows an action of the app. */
function link(machine: TimeMachine, monitor: Link) {
  let wasRefused = false;
  const tellAll = () => monitor.send(null, redactedHistory(machine.history()));
  const showMoment = createMomentNote(document, returnToNow);
  const update = () => showMoment(machine.shown(), wasRefused);

  function returnToNow() {
    wasRefused = false;
    machine.returnToNow();
    tellAll();
  }

  monitor.init(shownState(machine.getState()));
  machine.subscribe(update);
  monitor.subscribe((message) => {
    wasRefused = isRefused(machine, message);
    update();
    tellAll();
  });

  return (action: Action, before: RootState, after: RootState) => {
    try {
      const isAdded = machine.follow(action, before, after);
      const last = machine.history().computedStates.at(-1);
      if (isAdded && last) monitor.send(shownAction(action), shownState(last.state));
    } catch {
      // What the developer changed made it impossible.
      returnToNow();
    }
  };
}

/**
 * Links a copy of the store to the DevTools, and draws the page from it. Jumps, skips and imports change what is shown;
 * the app, its sagas and its log stay in the present, and a press elsewhere reaches none of them.
 */
export function linkDevTools(extension: Extension, isDevelopment: boolean): DevTools {
  const monitor = extension.connect({
    name: 'Homeline',
    maxAge: MAX_ACTIONS,
    trace: isDevelopment,
    features: {
      jump: true,
      skip: true,
      pause: true,
      export: true,
      import: 'custom',
      dispatch: true,
    },
  });
  let machine: TimeMachine;

  return {
    middleware: (store) => {
      const getState = () => store.getState() as RootState;
      machine = createTimeMachine(getState());
      const follow = link(machine, monitor);
      return (next) => (action) => {
        const before = getState();
        const result = next(action);
        // Only plain actions come as far as here.
        follow(action as Action, before, getState());
        return result;
      };
    },
    shownStore: (store) => ({
      ...store,
      getState: machine.getState,
      subscribe: machine.subscribe,
      dispatch: ((action: Action) =>
        machine.shown() === 'now' ? store.dispatch(action) : action) as typeof store.dispatch,
    }),
  };
}

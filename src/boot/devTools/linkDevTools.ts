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

/** Does what the monitor asks for. Returns true, and changes nothing, if that isn't possible. */
function isRefused(machine: TimeMachine, { type, payload }: Message): boolean {
  try {
    if (type === 'ACTION') machine.pretend(JSON.parse(payload as string) as Action);
    if (type === 'DISPATCH') machine.change(payload as LiftedChange);
    return false;
  } catch {
    return true;
  }
}

/**
 * Connects a machine to the monitor and to the note on the page. Returns a function to call after each action of the
 * app.
 */
function link(machine: TimeMachine, monitor: Link) {
  let wasRefused = false;
  const sendHistory = () => monitor.send(null, redactedHistory(machine.history()));
  const showMoment = createMomentNote(document, returnToNow);
  const update = () => showMoment(machine.shown(), wasRefused);

  function returnToNow() {
    wasRefused = false;
    machine.returnToNow();
    sendHistory();
  }

  monitor.init(shownState(machine.getState()));
  machine.subscribe(update);
  monitor.subscribe((message) => {
    wasRefused = isRefused(machine, message);
    update();
    sendHistory();
  });

  return (action: Action, before: RootState, after: RootState) => {
    try {
      const isAdded = machine.follow(action, before, after);
      const last = machine.history().computedStates.at(-1);
      if (isAdded && last) monitor.send(shownAction(action), shownState(last.state));
    } catch {
      // The app's action can't be applied to the history that the developer changed.
      returnToNow();
    }
  };
}

/**
 * Links a copy of the store to the DevTools and draws the page from that copy. Jumps, skips and imports only change
 * what is shown. The app, its sagas and its log stay in the present, so a click on a past state has no effect on them.
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
        // The middleware before this one let only plain actions through.
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

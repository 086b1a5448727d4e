/*
 * The Redux DevTools extension 3.2 as a page and a developer see it, based on its public source
 * (reduxjs/redux-devtools): what it gives to the page (extension/src/pageScript/api), what it remembers and exports
 * (packages/redux-devtools-app-core: reducers/instances, middlewares/exportState), and what its messages contain
 * (packages/redux-devtools-app/src/utils/monitorActions).
 */
import type { Action } from '@reduxjs/toolkit';
import type { LiftedAction, LiftedState } from '@redux-devtools/instrument';

import type { Extension, Message } from '#src/boot/devTools/extension.ts';

type Lifted = Partial<LiftedState<unknown, Action, null>> &
  Pick<
    LiftedState<unknown, Action, null>,
    | 'actionsById'
    | 'computedStates'
    | 'currentStateIndex'
    | 'nextActionId'
    | 'skippedActionIds'
    | 'stagedActionIds'
  >;
type Press = LiftedAction<unknown, Action, null>;

const nothing: Lifted = {
  actionsById: {},
  computedStates: [],
  currentStateIndex: -1,
  nextActionId: 0,
  skippedActionIds: [],
  stagedActionIds: [],
};

/** Everything travels as browser messages. */
const passed = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Adds an action that a page sent. The extension numbers it. */
function withAction(before: Lifted, action: Action, state: unknown): Lifted {
  const id = before.nextActionId;
  const isAtEnd = before.currentStateIndex === before.stagedActionIds.length - 1;
  return {
    ...before,
    nextActionId: id + 1,
    actionsById: {
      ...before.actionsById,
      [id]: { type: 'PERFORM_ACTION', action, timestamp: 0, stack: undefined },
    },
    stagedActionIds: [...before.stagedActionIds, id],
    computedStates: [...before.computedStates, { state }],
    currentStateIndex: before.currentStateIndex + (isAtEnd ? 1 : 0),
  };
}

/** Returns the state in a message to a page without a store enhancer. */
function stateFor(press: Press, { computedStates, stagedActionIds, ...rest }: Lifted): unknown {
  switch (press.type) {
    case 'TOGGLE_ACTION':
    case 'REORDER_ACTION':
      return { computedStates, stagedActionIds, ...rest };
    case 'JUMP_TO_STATE':
      return computedStates[press.index]?.state;
    case 'JUMP_TO_ACTION':
      return computedStates[stagedActionIds.indexOf(press.actionId)]?.state;
    case 'ROLLBACK':
      return computedStates[0]?.state;
    default:
      return undefined;
  }
}

/** Returns what the developer sees before the page responds. */
function pressed(before: Lifted, press: Press): Lifted {
  switch (press.type) {
    case 'JUMP_TO_STATE':
      return { ...before, currentStateIndex: press.index };
    case 'JUMP_TO_ACTION':
      return { ...before, currentStateIndex: before.stagedActionIds.indexOf(press.actionId) };
    case 'SWEEP': {
      const isKept = (id: number) => !before.skippedActionIds.includes(id);
      return {
        ...before,
        stagedActionIds: before.stagedActionIds.filter(isKept),
        skippedActionIds: [],
      };
    }
    default:
      return before;
  }
}

/** Returns the content of a file for a page's listener. An export that the page makes itself has a `payload`. */
function importedFrom(text: string): object {
  if (text === '') return {};
  const file = JSON.parse(text) as { payload?: string; preloadedState?: string };
  if (!('payload' in file)) return { nextLiftedState: file, preloadedState: undefined };
  const { payload = '', preloadedState } = file;
  return {
    nextLiftedState: JSON.parse(payload) as unknown,
    preloadedState: preloadedState && (JSON.parse(preloadedState) as unknown),
  };
}

/** A browser with the extension. The developer looks at the store that was linked last. */
export function installDevToolsExtension() {
  /** What the page sent: the first state, actions with their states, and whole histories. */
  const given: [action: Action | null, state: unknown][] = [];
  let listeners: ((message: Message) => void)[] = [];
  let features: Parameters<Extension['connect']>[0]['features'] = {};
  let shown = nothing;
  let isPaused = false;

  const connect = jest.fn((options: Parameters<Extension['connect']>[0]) => {
    features = options.features;
    listeners = [];
    isPaused = false;
    return {
      init(state: unknown) {
        given.push([null, state]);
        shown = withAction(nothing, { type: '@@INIT' }, passed(state));
      },
      send(action: Action | null, state: unknown) {
        if (isPaused) return;
        given.push([action, state]);
        if (action) {
          shown = withAction(shown, passed(action), passed(state));
          return;
        }
        const whole = passed(state) as Lifted;
        shown = { ...whole, committedState: whole.computedStates[0]?.state };
      },
      subscribe: (listener: (message: Message) => void) => void listeners.push(listener),
    };
  });
  Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION__: { connect } });

  const tell = (message: Message & { readonly state?: unknown }) =>
    listeners.forEach((listener) => listener(message));

  return {
    connect,
    given,
    /** What the developer sees. */
    shown: () => shown,
    /** A button, the slider or a row of the list. */
    press: (payload: Press) => {
      const state = stateFor(payload, shown);
      shown = pressed(shown, payload);
      if (payload.type === 'PAUSE_RECORDING') isPaused = payload.status;
      tell({ type: 'DISPATCH', payload, state: state && JSON.stringify(state) });
    },
    /** The dispatcher's box. */
    type: (payload: string) => tell({ type: 'ACTION', payload }),
    exportFile: () => JSON.stringify(shown),
    /** The extension sends the file only to a page that asks for it. Otherwise it sends the state that it shows. */
    importFile: (text: string) => {
      const { state } = shown.computedStates[shown.currentStateIndex] ?? {};
      const sent = features['import'] === 'custom' ? text : JSON.stringify(state);
      tell({ type: 'DISPATCH', payload: { type: 'IMPORT_STATE', ...importedFrom(sent) } });
    },
    /** Opens the panel. */
    start: () => tell({ type: 'START' }),
  };
}

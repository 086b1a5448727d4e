import {
  applyMiddleware,
  legacy_createStore,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit';

import { createActionLog } from '#store/actionLog/record.ts';
import { createActionTape } from '#store/actionLog/tape.ts';
import { createAppStore, rootReducer } from '#store/index.ts';

interface Settings {
  readonly middleware?: readonly Middleware[];
  readonly enhancers?: readonly StoreEnhancer[];
}

function aLog() {
  const time = { ms: 0 };
  const tape = createActionTape({
    now: () => Date.UTC(2026, 2, 1) + time.ms,
    monotonic: () => time.ms,
  });
  const log = createActionLog(tape, { appVersion: '1.0.0', orgCode: 'SAMPLE' });
  return { tape, log, time };
}

/** The real store with a log before everything, and a clock that the test turns. */
export function recordingStore({ middleware = [], enhancers = [] }: Settings = {}) {
  const { tape, log, time } = aLog();
  const store = createAppStore({ middleware: [tape.middleware, ...middleware], enhancers });
  return { store, log, time };
}

/** A store whose log is not written by anybody yet. */
export function tapedStore() {
  const tape = createActionTape({ now: () => Date.UTC(2026, 2, 1), monotonic: () => 0 });
  const { dispatch } = createAppStore({ middleware: [tape.middleware] });
  return {
    dispatch,
    openLog: () => createActionLog(tape, { appVersion: '1.0.0', orgCode: 'SAMPLE' }),
  };
}

/** The log on a store as it is in production: nothing else looks at the actions. */
export function logAlone() {
  const { tape, log } = aLog();
  const { dispatch } = legacy_createStore(rootReducer, applyMiddleware(tape.middleware));
  return { log, dispatch };
}

/** The lines of a log as plain data. */
export const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

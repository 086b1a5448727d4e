import {
  applyMiddleware,
  legacy_createStore,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit';

import { createActionLog } from '#store/actionLog/record.ts';
import { createActionTape } from '#store/actionLog/actionBuffer.ts';
import { createAppStore, rootReducer } from '#store/index.ts';

interface Settings {
  readonly middleware?: readonly Middleware[];
  readonly enhancers?: readonly StoreEnhancer[];
}

/** A tape, the clock that the test turns, and the log of it. */
function aTape() {
  const time = { ms: 0 };
  const tape = createActionTape({
    now: () => Date.UTC(2026, 2, 1) + time.ms,
    monotonic: () => time.ms,
  });
  const openLog = () => createActionLog(tape, { appVersion: '1.0.0', orgCode: 'SAMPLE' });
  return { tape, time, openLog };
}

/** The real store with a log before everything, and a clock that the test turns. */
export function recordingStore({ middleware = [], enhancers = [] }: Settings = {}) {
  const { tape, time, openLog } = aTape();
  const store = createAppStore({ middleware: [tape.middleware, ...middleware], enhancers });
  return { store, log: openLog(), time };
}

/** A store whose log is not written by anybody yet. */
export function tapedStore() {
  const { tape, openLog } = aTape();
  const { dispatch } = createAppStore({ middleware: [tape.middleware] });
  return { dispatch, openLog };
}

/** The log on a store as it is in production: nothing else looks at the actions. */
export function logAlone() {
  const { tape, openLog } = aTape();
  const { dispatch } = legacy_createStore(rootReducer, applyMiddleware(tape.middleware));
  return { log: openLog(), dispatch };
}

/** The lines of a log as plain data. */
export const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

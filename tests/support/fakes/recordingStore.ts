import {
  applyMiddleware,
  legacy_createStore,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit';

import { createActionLog } from '#store/actionLog/record.ts';
import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { createAppStore, rootReducer } from '#store/index.ts';

interface Settings {
  readonly middleware?: readonly Middleware[];
  readonly enhancers?: readonly StoreEnhancer[];
}

/** A buffer, the clock that the test turns, and the log of it. */
function aTape() {
  const time = { ms: 0 };
  const buffer = createActionBuffer({
    now: () => Date.UTC(2026, 2, 1) + time.ms,
    monotonic: () => time.ms,
  });
  const openLog = () => createActionLog(buffer, { appVersion: '1.0.0', orgCode: 'SAMPLE' });
  return { buffer, time, openLog };
}

/** The real store with a log before everything, and a clock that the test turns. */
export function recordingStore({ middleware = [], enhancers = [] }: Settings = {}) {
  const { buffer, time, openLog } = aTape();
  const store = createAppStore({ middleware: [buffer.middleware, ...middleware], enhancers });
  return { store, log: openLog(), time };
}

/** A store whose log is not written by anybody yet. */
export function tapedStore() {
  const { buffer, openLog } = aTape();
  const { dispatch } = createAppStore({ middleware: [buffer.middleware] });
  return { dispatch, openLog };
}

/** The log on a store as it is in production: nothing else looks at the actions. */
export function logAlone() {
  const { buffer, openLog } = aTape();
  const { dispatch } = legacy_createStore(rootReducer, applyMiddleware(buffer.middleware));
  return { log: openLog(), dispatch };
}

/** The lines of a log as plain data. */
export const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

import {
  applyMiddleware,
  legacy_createStore,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit';

import { createActionLog } from '#store/actionLog/actionLog.ts';
import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { createAppStore, rootReducer } from '#store/index.ts';

interface Settings {
  readonly middleware?: readonly Middleware[];
  readonly enhancers?: readonly StoreEnhancer[];
}

/** A buffer, the clock that the test advances, and its log. */
function aBuffer() {
  const time = { ms: 0 };
  const buffer = createActionBuffer({
    now: () => Date.UTC(2026, 2, 1) + time.ms,
    monotonic: () => time.ms,
  });
  const openLog = () => createActionLog(buffer, { appVersion: '1.0.0', orgCode: 'SAMPLE' });
  return { buffer, time, openLog };
}

/** The real store with a log before all other middleware, and a clock that the test advances. */
export function recordingStore({ middleware = [], enhancers = [] }: Settings = {}) {
  const { buffer, time, openLog } = aBuffer();
  const store = createAppStore({ middleware: [buffer.middleware, ...middleware], enhancers });
  return { store, log: openLog(), time };
}

/** A store whose log is not written yet. */
export function bufferedStore() {
  const { buffer, openLog } = aBuffer();
  const { dispatch } = createAppStore({ middleware: [buffer.middleware] });
  return { dispatch, openLog };
}

/** The log on a store as it is in production: no other middleware looks at the actions. */
export function logOnlyStore() {
  const { buffer, openLog } = aBuffer();
  const { dispatch } = legacy_createStore(rootReducer, applyMiddleware(buffer.middleware));
  return { log: openLog(), dispatch };
}

/** The lines of a log as plain data. */
export const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

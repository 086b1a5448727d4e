import { applyMiddleware, legacy_createStore } from '@reduxjs/toolkit';

import { createActionLog } from '#store/actionLog/actionLog.ts';
import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import type { CallNote } from '#store/actionLog/lines.ts';
import { seal, unseal } from '#store/actionLog/seal.ts';
import { createAppStore, rootReducer, type StoreSettings } from '#store/index.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';

function aBuffer() {
  const time = { ms: 0 };
  const buffer = createActionBuffer({
    now: () => Date.UTC(2026, 2, 1) + time.ms,
    monotonic: () => time.ms,
  });
  const openLog = () =>
    createActionLog(buffer, {
      appVersion: '1.0.0',
      orgCode: 'SAMPLE',
      device: aDevice,
    });
  return { buffer, time, openLog };
}

/** The real store with a log before all other middleware, and a clock that the test advances. */
export function recordingStore({ middleware = [], ...settings }: StoreSettings = {}) {
  const { buffer, time, openLog } = aBuffer();
  const store = createAppStore({ ...settings, middleware: [buffer.middleware, ...middleware] });
  return { store, log: openLog(), time };
}

/** A store whose log isn't written yet. */
export function bufferedStore() {
  const { buffer, openLog } = aBuffer();
  const { dispatch } = createAppStore({ middleware: [buffer.middleware] });
  return { dispatch, openLog };
}

/** A store with the log as in production, without other middleware. */
export function logOnlyStore() {
  const { buffer, openLog } = aBuffer();
  const { dispatch } = legacy_createStore(rootReducer, applyMiddleware(buffer.middleware));
  return { log: openLog(), dispatch, note: (note: CallNote) => buffer.note(note) };
}

const textsOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Returns the lines of a log as plain data, without checksums. */
export const linesOf = (text: string): Record<string, unknown>[] =>
  [...unseal(textsOf(text))].map((line) => JSON.parse(line) as Record<string, unknown>);

/** Returns the text of a log after a change to its lines, with checksums as if it had been recorded like that. */
export const resealed = (text: string, change: (lines: string) => string): string =>
  seal(textsOf(change(`${[...unseal(textsOf(text))].join('\n')}\n`)));

/** Returns a log with these lines. */
export const sealedLines = (...lines: readonly unknown[]): string =>
  seal(lines.map((line) => JSON.stringify(line)));

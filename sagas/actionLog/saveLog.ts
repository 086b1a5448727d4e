import type { Action } from '@reduxjs/toolkit';

import { call, put, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import { areaRetried, logRequested, toastShown } from '#store/shell/slice.ts';

import { openStoredLog } from './writeActionLog.ts';

/** Saves the log as a file, which the user can hand to support. */
function* saveLog(ports: Ports) {
  const log = yield* call(openStoredLog, ports);
  const day = new Date(ports.clock.now()).toISOString().slice(0, 10);
  ports.page.saveFile(`homeline-log-${day}.jsonl`, log.text());
}

const isWanted = (action: Action) =>
  logRequested.match(action) || (areaRetried.match(action) && action.payload.area === 'log');

export function* watchLogRequest(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(isWanted, function* () {
    try {
      yield* call(saveLog, ports);
    } catch (error) {
      // The code of the log is missing: the toast says so at once (S4).
      ports.report(error);
      yield* put(toastShown({ tone: 'error', text: stoppedMessages.log, area: 'log' }));
    }
  });
}

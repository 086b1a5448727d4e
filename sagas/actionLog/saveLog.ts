import type { Action } from '@reduxjs/toolkit';

import { call, put, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import { areaRetried, logRequested, toastShown } from '#store/shell/slice.ts';

import { openKeptLog } from './writeActionLog.ts';

/** The borrower takes the log along, to read it and to hand it to support. */
function* saveLog(ports: Ports) {
  const { page, clock } = ports;
  const log = yield* call(openKeptLog, ports);
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  page.saveFile(`homeline-log-${day}.jsonl`, log.text());
}

const isWanted = (action: Action) =>
  logRequested.match(action) || (areaRetried.match(action) && action.payload.area === 'log');

export function* watchLogRequest(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(isWanted, function* () {
    try {
      yield* call(saveLog, ports);
    } catch (error) {
      // The code that it is written with is not here, and does not come: who pressed hears so at once (S4).
      ports.report(error);
      yield* put(toastShown({ tone: 'error', text: stoppedMessages.log, area: 'log' }));
    }
  });
}

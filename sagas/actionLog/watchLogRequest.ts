import type { Action } from '@reduxjs/toolkit';

import { call, put, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { fetchLaterCode } from '#sagas/laterCode.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import { areaRetried, logRequested, toastShown } from '#store/shell/slice.ts';

const isWanted = (action: Action) =>
  logRequested.match(action) || (areaRetried.match(action) && action.payload.area === 'log');

const logStopped = () => toastShown({ tone: 'error', text: stoppedMessages.log, area: 'log' });

/** Saves the log where a user asks for it. */
export function* watchLogRequest(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(isWanted, function* () {
    try {
      // On the error page too: a reload would lose the log, so that the toast says what is missing (S4).
      const code = yield* call(fetchLaterCode);
      if (code) yield* call(code.saveLog, ports);
      else yield* put(logStopped());
    } catch (error) {
      ports.report(error);
      yield* put(logStopped());
    }
  });
}

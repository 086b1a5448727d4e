import type { Action } from '@reduxjs/toolkit';

import { call, put, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import { areaRetried, logRequested, toastShown } from '#store/shell/slice.ts';

const isWanted = (action: Action) =>
  logRequested.match(action) || (areaRetried.match(action) && action.payload.area === 'log');

/** Saves the log where a user asks for it. */
export function* watchLogRequest(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(isWanted, function* () {
    try {
      const { saveLog } = yield* call(() => import(/* webpackChunkName: "log" */ './saveLog.ts'));
      yield* call(saveLog, ports);
    } catch (error) {
      // The code of the log is missing: the toast says so at once (S4).
      ports.report(error);
      yield* put(toastShown({ tone: 'error', text: stoppedMessages.log, area: 'log' }));
    }
  });
}

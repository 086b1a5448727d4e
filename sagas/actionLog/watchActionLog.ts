import { untilLogout } from '#sagas/control/untilLogout.ts';
import { later, loadRequired, untilNextLoad } from '#sagas/loadCode.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { ActionLog } from '#store/actionLog/actionLog.ts';

import type { LogPorts, writeActionLog } from './writeActionLog.ts';

interface OpenLog {
  readonly log: ActionLog;
  readonly write: typeof writeActionLog;
}

function* untilOpen(ports: LogPorts): SagaGenerator<OpenLog> {
  for (;;) {
    // The first screen loads before the log's code. Until then, actions wait in memory.
    yield* call(() => ports.page.firstInput());
    yield* call(() => ports.page.rest());
    const { tryToOpenLog, writeActionLog: write } = yield* loadRequired(later, null);
    const log = yield* call(tryToOpenLog, ports);
    if (log) return { write, log };
    yield* call(untilNextLoad);
  }
}

function* runLog(ports: LogPorts): SagaGenerator<void> {
  const { log, write } = yield* call(untilOpen, ports);
  yield* call(write, ports, log);
}

/** Writes the action log of each user, and removes it when they log out (SC-11). */
export function* watchActionLog(ports: LogPorts): SagaGenerator<never> {
  for (;;) {
    yield* untilLogout(runLog, ports);
    ports.session.remove(storageKeys.actionLog);
  }
}

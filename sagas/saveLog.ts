import { call, takeLeading } from '#sagas/effects.ts';
import { openKeptLog } from '#sagas/keepActionLog.ts';
import type { Ports } from '#sagas/ports.ts';
import { logRequested } from '#store/shell/slice.ts';

/** The borrower takes the log along, to read it and to hand it to support. */
function* saveLog(ports: Ports) {
  const { page, clock } = ports;
  const log = yield* call(openKeptLog, ports);
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  page.saveFile(`homeline-log-${day}.jsonl`, log.text());
}

export function* watchLogRequest(ports: Ports) {
  yield* takeLeading(logRequested, function* () {
    yield* call(saveLog, ports);
  });
}

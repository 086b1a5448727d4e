import { withChannel } from '#sagas/control/withChannel.ts';
import { call, delay, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { pageHidden } from '#sagas/page/visibility.ts';
import type { Ports } from '#sagas/ports.ts';
import type { ActionLog } from '#store/actionLog/actionLog.ts';

const PAUSE_MS = 1_000;

/** After this many pauses, the log is written even if the state keeps changing. */
const MAX_PAUSES = 5;

/** Shares of the log to try in turn. If space is short, only the newest lines are stored (FT-61). */
const SHARES = [1, 0.5, 0.2, 0.05];

export type LogPorts = Pick<Ports, 'openLog' | 'session' | 'page'>;

/** Opens the log with the lines this tab stored. Removes stored lines that are invalid (FT-62). */
export function* openStoredLog({ openLog, session }: LogPorts): SagaGenerator<ActionLog> {
  const log = yield* call(openLog);
  if (!log.restore(session.read(storageKeys.actionLog) ?? ''))
    session.remove(storageKeys.actionLog);
  return log;
}

/** Like `openStoredLog`, but returns null if the log's code can't be loaded. */
export function* tryToOpenLog(ports: LogPorts): SagaGenerator<ActionLog | null> {
  try {
    return yield* call(openStoredLog, ports);
  } catch {
    return null;
  }
}

function storeLog(log: ActionLog, { session }: LogPorts) {
  if (!session.isPersistent()) return;
  if (!SHARES.some((share) => session.offer(storageKeys.actionLog, log.text(share))))
    session.remove(storageKeys.actionLog);
}

/** Waits until the state stops changing, because writing the log takes as long as rendering a screen. */
function* untilStateSettles({ page }: LogPorts) {
  for (let pause = 0; pause < MAX_PAUSES; pause += 1) {
    const before = yield* select((state) => state);
    yield* delay(PAUSE_MS);
    if ((yield* select((state) => state)) === before) break;
  }
  yield* call(() => page.rest());
}

/** Writes the log when the state stops changing, and immediately when the page is hidden. */
export function* writeActionLog(ports: LogPorts, log: ActionLog): SagaGenerator<void> {
  yield* withChannel(
    () => pageHidden(ports),
    function* (hidden) {
      for (;;) {
        yield* take('*');
        yield* race([call(untilStateSettles, ports), take(hidden)]);
        yield* call(storeLog, log, ports);
      }
    },
  );
}

import { withChannel } from '#sagas/control/withChannel.ts';
import { pageHidden } from '#sagas/page/visibility.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { call, delay, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { ActionLog } from '#store/actionLog/actionLog.ts';
import { connectionChanged } from '#store/shell/slice.ts';

const PAUSE_MS = 1_000;

/** A state that never rests is written after so many pauses. */
const MOST_PAUSES = 5;

/** Shares of the log to try in turn: the newest lines fit where there is little room (FT-61). */
const SHARES = [1, 0.5, 0.2, 0.05];

type LogPorts = Pick<Ports, 'openLog' | 'session' | 'page'>;

/** The log with the stored lines of this tab; stored lines that are invalid are removed (FT-62). */
export function* openStoredLog({ openLog, session }: LogPorts): SagaGenerator<ActionLog> {
  const log = yield* call(openLog);
  if (!log.restore(session.read(storageKeys.actionLog) ?? ''))
    session.remove(storageKeys.actionLog);
  return log;
}

/** chosen: missing code is fetched again after so long, or when the connection changes. */
const AGAIN_MS = 30_000;

function* untilOpen(ports: LogPorts): SagaGenerator<ActionLog> {
  for (;;) {
    // The first screen loads before the code of the log; until then actions wait in memory.
    yield* call(() => ports.page.firstInput());
    yield* call(() => ports.page.rest());
    try {
      return yield* call(openStoredLog, ports);
    } catch {
      yield* race([delay(AGAIN_MS), take(connectionChanged)]);
    }
  }
}

function storeLog(log: ActionLog, { session }: LogPorts) {
  if (!session.isPersistent()) return;
  if (!SHARES.some((share) => session.offer(storageKeys.actionLog, log.text(share))))
    session.remove(storageKeys.actionLog);
}

/** Waits until the state rests: writing the log takes as long as drawing a screen. */
function* aQuietMoment({ page }: LogPorts) {
  for (let pause = 0; pause < MOST_PAUSES; pause += 1) {
    const before = yield* select((state) => state);
    yield* delay(PAUSE_MS);
    if ((yield* select((state) => state)) === before) break;
  }
  yield* call(() => page.rest());
}

/** Writes the log when the state rests, and at once when the page is hidden. */
function* writeLog(ports: LogPorts): SagaGenerator<void> {
  const log = yield* call(untilOpen, ports);
  yield* withChannel(
    () => pageHidden(ports),
    function* (hidden) {
      for (;;) {
        yield* take('*');
        yield* race([call(aQuietMoment, ports), take(hidden)]);
        yield* call(storeLog, log, ports);
      }
    },
  );
}

export function* watchActionLog(ports: LogPorts) {
  for (;;) {
    yield* untilLogout(writeLog, ports);
    ports.session.remove(storageKeys.actionLog); // SC-11
  }
}

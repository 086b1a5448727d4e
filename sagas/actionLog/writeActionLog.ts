import { withChannel } from '#sagas/control/withChannel.ts';
import { pageHidden } from '#sagas/page/visibility.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { call, delay, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { ActionLog } from '#store/actionLog/actionLog.ts';
import { connectionChanged } from '#store/shell/slice.ts';

const PAUSE_MS = 1_000;

/** Where something happens all the time, the log is written after so many. */
const MOST_PAUSES = 5;

/** Where there is little room, the oldest lines stay out of it (FT-61). */
const SHARES = [1, 0.5, 0.2, 0.05];

type LogPorts = Pick<Ports, 'openLog' | 'session' | 'page'>;

/** The log, with what this tab recorded before a reload; a kept one that is none of ours is thrown away (FT-62). */
export function* openKeptLog({ openLog, session }: LogPorts): SagaGenerator<ActionLog> {
  const log = yield* call(openLog);
  if (!log.restore(session.read(storageKeys.actionLog) ?? ''))
    session.remove(storageKeys.actionLog);
  return log;
}

/** chosen: code that could not be fetched is asked for again after so long, or when the line is back; meanwhile what happens waits. */
const AGAIN_MS = 30_000;

function* untilOpen(ports: LogPorts): SagaGenerator<ActionLog> {
  for (;;) {
    // What it is written with comes after all that the first screen needs; until then actions wait in memory.
    yield* call(() => ports.page.firstInput());
    yield* call(() => ports.page.rest());
    try {
      return yield* call(openKeptLog, ports);
    } catch {
      yield* race([delay(AGAIN_MS), take(connectionChanged)]);
    }
  }
}

function keep(log: ActionLog, { session }: LogPorts) {
  if (!session.isKept()) return;
  if (!SHARES.some((share) => session.offer(storageKeys.actionLog, log.text(share))))
    session.remove(storageKeys.actionLog);
}

/** To write the log down takes as long as a screen; nobody who types or presses waits for it. */
function* aQuietMoment({ page }: LogPorts) {
  for (let pause = 0; pause < MOST_PAUSES; pause += 1) {
    const before = yield* select((state) => state);
    yield* delay(PAUSE_MS);
    if ((yield* select((state) => state)) === before) break;
  }
  yield* call(() => page.rest());
}

/** Writes the log down once nothing happens any more, and at once when the page is put away. */
function* keepOn(ports: LogPorts): SagaGenerator<void> {
  const log = yield* call(untilOpen, ports);
  yield* withChannel(
    () => pageHidden(ports),
    function* (hidden) {
      for (;;) {
        yield* take('*');
        yield* race([call(aQuietMoment, ports), take(hidden)]);
        yield* call(keep, log, ports);
      }
    },
  );
}

export function* watchActionLog(ports: LogPorts) {
  for (;;) {
    yield* untilLogout(keepOn, ports);
    ports.session.remove(storageKeys.actionLog); // SC-11
  }
}

import { hidings } from '#sagas/control/hidings.ts';
import { call, delay, race, take } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { loggedOut } from '#store/identity/slice.ts';

const PAUSE_MS = 1_000;

/** Where there is little room, the oldest lines stay out of it (FT-61). */
const SHARES = [1, 0.5, 0.2, 0.05];

type LogPorts = Pick<Ports, 'log' | 'session' | 'page'>;

/** Takes over what this tab recorded before a reload; a log that is none of ours is thrown away (FT-62). */
function restore({ log, session }: LogPorts) {
  const kept = session.read(storageKeys.actionLog);
  if (kept !== null && !log.restore(kept)) session.remove(storageKeys.actionLog);
}

function keep({ log, session }: LogPorts) {
  if (!session.isKept()) return;
  if (!SHARES.some((share) => session.offer(storageKeys.actionLog, log.text(share))))
    session.remove(storageKeys.actionLog);
}

/** To write the log down takes as long as a screen; nobody who types or presses waits for it. */
function* aQuietMoment({ page }: LogPorts) {
  yield* delay(PAUSE_MS);
  yield* call(() => page.rest());
}

/** Writes the log down a moment after something happened, and at once when the page is put away. */
function* keepOn(ports: LogPorts) {
  const hidden = yield* call(hidings, ports);
  try {
    for (;;) {
      yield* take('*');
      yield* race([call(aQuietMoment, ports), take(hidden)]);
      yield* call(keep, ports);
    }
  } finally {
    hidden.close();
  }
}

export function* watchActionLog(ports: LogPorts) {
  yield* call(restore, ports);
  for (;;) {
    yield* race([call(keepOn, ports), take(loggedOut)]);
    ports.session.remove(storageKeys.actionLog); // SC-11
  }
}

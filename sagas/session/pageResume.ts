import { eventChannel } from 'redux-saga';

import { call, delay, select, takeEvery, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { loadApplicationToShow } from '#sagas/application/open.ts';
import { withChannel } from '#sagas/control/withChannel.ts';
import { visibility } from '#sagas/page/visibility.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';

import { loadIdentity, reloadIdentity } from './loadIdentity.ts';
import { checkSession, QUIET_MS } from './sessionTime.ts';

/** Reads identity and application again. If the session has ended, the page reloads (FT-24, FT-26). */
function* catchUp(ports: Ports) {
  const wasSignedIn = yield* select(selectIsSignedIn);
  const uuid = yield* select(selectUuidInHand);
  if (uuid !== null && !wasSignedIn && ports.tokens.current() === null) {
    yield* call(() => ports.page.reload());
    return;
  }
  yield* call(wasSignedIn ? checkSession : loadIdentity, ports);
  if (uuid !== null && (yield* select(selectIsSignedIn)))
    yield* call(loadApplicationToShow, ports, uuid);
}

/** Our choice: repeated visits to the tab read at most this often. */
const SEEN_AGAIN_MS = 30_000;

/** A restored page also becomes visible, and the browser chooses which event comes first. */
const TOGETHER_MS = 100;

/**
 * Refreshes a page from the back/forward cache, because it is stale (FT-47). Logging out on the lender's own pages
 * reaches no tab, so a tab that becomes visible asks the lender (FT-26), unless its session clock does that (FT-24).
 */
export function* watchPageResume(ports: Ports): SagaGenerator<void> {
  const { clock } = ports;
  let hiddenAt = clock.wall();
  let askedAt = clock.wall();

  function* restore() {
    askedAt = clock.wall();
    yield* untilLogout(catchUp, ports);
  }
  function* look(isSeen: boolean) {
    if (!isSeen) {
      hiddenAt = clock.wall();
      return;
    }
    yield* delay(TOGETHER_MS);
    const now = clock.wall();
    const isSignedIn = yield* select(selectIsSignedIn);
    const isOld = isSignedIn && now - hiddenAt >= QUIET_MS;
    if (isOld || Math.abs(now - askedAt) < SEEN_AGAIN_MS) return;
    askedAt = now;
    yield* untilLogout(isSignedIn ? checkSession : reloadIdentity, ports);
  }

  yield* withChannel(
    () => eventChannel<true>((emit) => ports.page.onRestored(() => emit(true))),
    (restored) =>
      withChannel(
        () => visibility(ports),
        function* (seen) {
          yield* takeLatest(restored, restore);
          yield* takeEvery(seen, look);
        },
      ),
  );
}

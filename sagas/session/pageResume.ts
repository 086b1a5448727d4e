import { eventChannel } from 'redux-saga';

import { call, delay, select, takeEvery, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';
import { lazySaga } from '#sagas/control/lazySaga.ts';
import { withChannel } from '#sagas/control/withChannel.ts';
import { visibility } from '#sagas/page/visibility.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';

import { loadIdentity, reloadIdentity } from './loadIdentity.ts';
import { checkSession, QUIET_MS } from './watchSignedIn.ts';

const loadApplicationToShow = lazySaga(
  () => import(/* webpackChunkName: "checklist" */ '#sagas/application/open.ts'),
  (module) => module.loadApplicationToShow,
);

const restorations = ({ page }: Ports) =>
  eventChannel<true>((emit) => page.onRestored(() => emit(true)));

/**
 * Who is here and where the application stands are read again; what was typed stays. An application whose owner's
 * session had ended already is not shown again: the page begins anew, with whoever is here (FT-24, FT-26).
 */
function* catchUp(ports: Ports) {
  const wasSignedIn = yield* select(selectIsSignedIn);
  const uuid = yield* select(selectAddressedUuid);
  if (uuid !== null && !wasSignedIn && ports.tokens.current() === null) {
    yield* call(() => ports.page.reload());
    return;
  }
  yield* call(wasSignedIn ? checkSession : loadIdentity, ports);
  if (uuid !== null && (yield* select(selectIsSignedIn)))
    yield* call(loadApplicationToShow, ports, uuid);
}

/** chosen: a page that is looked at again and again asks no more often. */
const SEEN_AGAIN_MS = 30_000;

/** A page out of the back cache is seen again as well; which of the two a browser says first is its own choice. */
const TOGETHER_MS = 100;

/**
 * A page that the browser kept and shows again is as old as it was when it was left (FT-47). Whoever logs out on the
 * lender's own pages tells no tab of this application: one that is seen again asks (FT-26); after so long that the
 * session may be over its own clock asks (FT-24).
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
    () => restorations(ports),
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

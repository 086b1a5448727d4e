import { eventChannel } from 'redux-saga';

import { call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';

import { loadApplicationToShow } from './application/open.ts';
import { listening } from './control/listening.ts';
import { visibility } from './control/visibility.ts';
import { whileHere } from './control/whileHere.ts';
import { askWhetherStillHere, QUIET_MS } from './sessionTime.ts';
import { learnIdentity } from './whoIsHere.ts';

const restorations = ({ page }: Ports) =>
  eventChannel<true>((emit) => page.onRestored(() => emit(true)));

/** Who is here and where the application stands are read again; what was typed stays. */
function* catchUp(ports: Ports) {
  const wasSignedIn = yield* select(selectIsSignedIn);
  yield* call(wasSignedIn ? askWhetherStillHere : learnIdentity, ports);
  const uuid = yield* select(selectAddressedUuid);
  if (uuid !== null && (yield* select(selectIsSignedIn)))
    yield* call(loadApplicationToShow, ports, uuid);
}

/** A page that the browser kept and shows again is as old as it was when it was left (FT-47). */
export function* watchRestored(ports: Ports): SagaGenerator<void> {
  yield* listening(
    () => restorations(ports),
    function* (restored) {
      for (;;) {
        yield* take(restored);
        yield* whileHere(catchUp, ports);
      }
    },
  );
}

/** chosen: a page that is looked at again and again asks no more often. */
const SEEN_AGAIN_MS = 30_000;

/**
 * Whoever logs out on the lender's own pages tells no tab of this application: one that is seen again asks (FT-26).
 * After so long that the session may be over its own clock asks (FT-24).
 */
export function* watchSeenAgain(ports: Ports): SagaGenerator<void> {
  const { clock } = ports;
  let hiddenAt = clock.wall();
  let askedAt = clock.wall();
  yield* listening(
    () => visibility(ports),
    function* (seen) {
      for (;;) {
        const isSeen = yield* take(seen);
        const now = clock.wall();
        if (!isSeen) hiddenAt = now;
        else if (now - askedAt >= SEEN_AGAIN_MS && now - hiddenAt < QUIET_MS) {
          askedAt = now;
          if (yield* select(selectIsSignedIn)) yield* whileHere(askWhetherStillHere, ports);
        }
      }
    },
  );
}

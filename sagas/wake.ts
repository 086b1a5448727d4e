import { eventChannel } from 'redux-saga';

import { call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';

import { loadApplicationToShow } from './application/open.ts';
import { listening } from './control/listening.ts';
import { whileHere } from './control/whileHere.ts';
import { askWhetherStillHere } from './sessionTime.ts';
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

import { eventChannel } from 'redux-saga';

import { put, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { withChannel } from '#sagas/control/withChannel.ts';

const connectionsOf = ({ page }: Ports) => eventChannel<boolean>((emit) => page.onOnline(emit));

/** Knows whether there is a connection. It re-enables; it never sends anything by itself (FT-01). */
export function* watchConnection(ports: Ports): SagaGenerator<void> {
  yield* withChannel(
    () => connectionsOf(ports),
    function* (connections) {
      if (!ports.page.isOnline()) yield* put(connectionChanged({ isOnline: false }));
      for (;;) yield* put(connectionChanged({ isOnline: yield* take(connections) }));
    },
  );
}

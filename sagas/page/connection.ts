import { eventChannel } from 'redux-saga';

import { put, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { withChannel } from '#sagas/control/withChannel.ts';

/** Stores whether there is a connection. Sends nothing by itself (FT-01). */
export function* watchConnection(ports: Ports): SagaGenerator<void> {
  yield* withChannel(
    () => eventChannel<boolean>((emit) => ports.page.onOnline(emit)),
    function* (connections) {
      if (!ports.page.isOnline()) yield* put(connectionChanged({ isOnline: false }));
      for (;;) yield* put(connectionChanged({ isOnline: yield* take(connections) }));
    },
  );
}

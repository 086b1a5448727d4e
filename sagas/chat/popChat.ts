import { put, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { selectFlagsAreLoaded, selectFlag } from '#store/flags/selectors.ts';
import { flagsDefaulted, flagsReceived } from '#store/flags/slice.ts';
import { withParameters } from '#store/shell/query.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';
import { locationChanged, redirected } from '#store/shell/slice.ts';

/** Opens the chat once if the address asks for it, and removes that from the address (QUERY-WEBCHAT). */
export function* watchPopChat(_ports: Ports): SagaGenerator<void> {
  for (;;) {
    if ((yield* select(selectParameters))['pop-webchat'] !== undefined) {
      const { pathname, search } = yield* select(selectLocation);
      const to = pathname + withParameters(search, { 'pop-webchat': null });
      yield* put(redirected({ to, replace: true }));
      // Before the flags load, each has its default value.
      while (!(yield* select(selectFlagsAreLoaded))) yield* take([flagsReceived, flagsDefaulted]);
      if (yield* select(selectFlag('fe-webchat'))) yield* put(chatOpened({ by: 'address' }));
    }
    yield* take(locationChanged);
  }
}

import { toFailure } from '#sagas/api/apiError.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { leaveActions } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { hasStatusChanged, isRetryScreen } from '#store/application/status/waitingScreens.ts';
import { statusCheckFailed, statusUnchanged } from '#store/application/status/statusCheckSlice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import {
  routingCompleted,
  statusCheckRequested,
  statusFailed,
  routingRequested,
} from '#store/application/core/slice.ts';
import { selectUuidInHand, selectIsOnline } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';

/** Tells the user that nothing changed. The heading already shows a change, and a failure has its own message. */
function* showOutcome(before: ReturnType<typeof selectStatus>) {
  const way = yield* take([redirected, routingCompleted, statusFailed]);
  if (!redirected.match(way)) return;
  yield* take(routingCompleted);
  const after = yield* select(selectStatus);
  if (!hasStatusChanged(before, after)) yield* put(statusUnchanged());
}

/** Reads the application once. The routing would retry behind the loader, but we show a failure at once (S4). */
function* isReadable(ports: Ports, uuid: string) {
  try {
    const { left } = yield* race({
      asked: send(ports, readApplication, { path: { uuid } }),
      left: take(leaveActions),
    });
    return left === undefined;
  } catch (error) {
    yield* put(statusCheckFailed(toFailure(error)));
    return false;
  }
}

function* runRouting(ports: Ports) {
  const screen = yield* select(selectScreenId);
  const uuid = yield* select(selectUuidInHand);
  if (screen === null || uuid === null || !isRetryScreen(screen)) return;
  if (!(yield* select(selectIsOnline))) {
    yield* put(statusCheckFailed({ kind: 'offline' }));
    return;
  }
  if (!(yield* call(isReadable, ports, uuid))) return;
  const before = yield* select(selectStatus);
  yield* put(routingRequested({ uuid, from: screen }));
  yield* call(showOutcome, before);
}

/** "Refresh" on a slow application runs the routing again. */
export function* watchRetries(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(statusCheckRequested, runRouting, ports);
}

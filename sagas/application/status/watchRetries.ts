import { toFailure } from '#sagas/api/apiError.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { leavings } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { hasStatusChanged, isRetryScreen } from '#store/application/status/waitingScreens.ts';
import { statusCheckFailed, statusUnchanged } from '#store/application/status/statusCheckSlice.ts';
import { selectScreenPath } from '#store/application/screenSelectors.ts';
import { selectStatus } from '#store/application/selectors.ts';
import {
  routingCompleted,
  statusCheckRequested,
  statusFailed,
  routingRequested,
} from '#store/application/slice.ts';
import { selectIsOnline, selectMatch } from '#store/shell/selectors.ts';
import { redirected, toastShown } from '#store/shell/slice.ts';

import { MOVED_ON } from './watchHolds.ts';

/** Tells what came of it, once the way is known; whoever left meanwhile, or was told of a failure, hears nothing. */
function* tellOutcome(before: ReturnType<typeof selectStatus>) {
  const way = yield* take([redirected, routingCompleted, statusFailed]);
  if (!redirected.match(way)) return;
  yield* take(routingCompleted);
  const after = yield* select(selectStatus);
  yield* put(
    hasStatusChanged(before, after)
      ? toastShown({ tone: 'info', text: MOVED_ON })
      : statusUnchanged(),
  );
}

/** The routing asks with patience, behind the loader; where nobody answers, a press is told so at once (S4). */
function* isThere(ports: Ports, uuid: string) {
  try {
    const { left } = yield* race({
      asked: send(ports, readApplication, { path: { uuid } }),
      left: take(leavings),
    });
    return left === undefined;
  } catch (error) {
    yield* put(statusCheckFailed(toFailure(error)));
    return false;
  }
}

function* runRouting(ports: Ports) {
  const match = yield* select(selectMatch);
  const uuid = match?.parameters['uuid'];
  if (!match || uuid === undefined || !isRetryScreen(match.screen)) return;
  if (!(yield* select(selectIsOnline))) {
    yield* put(statusCheckFailed({ kind: 'offline' }));
    return;
  }
  if (!(yield* call(isThere, ports, uuid))) return;
  const before = yield* select(selectStatus);
  yield* put(routingRequested({ uuid, from: yield* select(selectScreenPath) }));
  yield* call(tellOutcome, before);
}

/** Where an application takes longer than usual, "Check again" runs the routing again. */
export function* watchRetries(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(statusCheckRequested, runRouting, ports);
}

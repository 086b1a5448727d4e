import { toFailure } from '#sagas/api/apiError.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { leavings } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { isNews, isRetryScreen } from '#store/application/status/holds.ts';
import { holdCheckFailed, holdUnchanged } from '#store/application/status/holdSlice.ts';
import { selectScreenPath } from '#store/application/screenSelectors.ts';
import { selectStatus } from '#store/application/selectors.ts';
import {
  checklistFollowed,
  statusAskedFor,
  statusFailed,
  routingRequested,
} from '#store/application/slice.ts';
import { selectIsOnline, selectMatch } from '#store/shell/selectors.ts';
import { redirected, toastShown } from '#store/shell/slice.ts';

import { MOVED_ON } from './watchHolds.ts';

/** Tells what came of it, once the way is known; whoever left meanwhile, or was told of a failure, hears nothing. */
function* tellOutcome(before: ReturnType<typeof selectStatus>) {
  const way = yield* take([redirected, checklistFollowed, statusFailed]);
  if (!redirected.match(way)) return;
  yield* take(checklistFollowed);
  const after = yield* select(selectStatus);
  yield* put(
    isNews(before, after) ? toastShown({ tone: 'info', text: MOVED_ON }) : holdUnchanged(),
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
    yield* put(holdCheckFailed(toFailure(error)));
    return false;
  }
}

function* runRouting(ports: Ports) {
  const match = yield* select(selectMatch);
  const uuid = match?.parameters['uuid'];
  if (!match || uuid === undefined || !isRetryScreen(match.screen)) return;
  if (!(yield* select(selectIsOnline))) {
    yield* put(holdCheckFailed({ kind: 'offline' }));
    return;
  }
  if (!(yield* call(isThere, ports, uuid))) return;
  const before = yield* select(selectStatus);
  yield* put(routingRequested({ uuid, from: yield* select(selectScreenPath) }));
  yield* call(tellOutcome, before);
}

/** Where an application takes longer than usual, "Check again" runs the routing again. */
export function* watchRetries(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(statusAskedFor, runRouting, ports);
}

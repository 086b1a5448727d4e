import { routingCompleted, routingRequested } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';
import { withLoader } from '#sagas/page/withLoader.ts';
import { later, loadRequired } from '#sagas/loadCode.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

function* follow(ports: Ports, intent: ReturnType<typeof routingRequested>): SagaGenerator<void> {
  const { followChecklist } = yield* loadRequired(later);
  yield* call(followChecklist, ports, intent);
}

export function* watchChecklist(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(routingRequested, function* (intent) {
    const { pathname } = yield* select(selectLocation);
    const { left } = yield* race({
      followed: call(withLoader, 'checklist', follow, ports, intent),
      // If the user navigates while the lender works, the late response doesn't move them (FT-06).
      left: take([loggedOut, linkFollowed, backPressed, isOtherRoute(pathname)]),
    });
    if (left) yield* put(routingCompleted());
  });
}

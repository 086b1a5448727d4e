import { routingCompleted, statusFailed, routingRequested } from '#store/application/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';
import { withLoader } from '#sagas/page/withLoader.ts';
import { lazySaga, orWithoutCode, reloadForCode } from '#sagas/control/lazySaga.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

/** Fetches the checklist's code; the questions of a registration prefetch it. */
export const loadChecklist = () =>
  import(/* webpackChunkName: "checklist" */ './followChecklist.ts');

const followChecklist = lazySaga(loadChecklist, (module) => module.followChecklist);

/** A chunk that does not load fails as an unreachable lender does; "Try again" fetches it once more (S4, S5). */
function* followOrFail(ports: Ports, intent: ReturnType<typeof routingRequested>) {
  yield* call(
    orWithoutCode,
    () => followChecklist(ports, intent),
    function* () {
      yield* put(statusFailed({ kind: 'offline' }));
      yield* call(reloadForCode, ports);
    },
  );
}

/** Follows the checklist after each step, until the user navigates or logs out. */
export function* watchChecklist(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(routingRequested, function* (intent) {
    const { pathname } = yield* select(selectLocation);
    const { left } = yield* race({
      followed: call(withLoader, 'checklist', followOrFail, ports, intent),
      // The user may navigate while the lender works: the late answer moves nothing (FT-06).
      left: take([loggedOut, linkFollowed, backPressed, isOtherRoute(pathname)]),
    });
    if (left) yield* put(routingCompleted());
  });
}

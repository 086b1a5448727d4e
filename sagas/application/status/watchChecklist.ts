import { routingCompleted, statusFailed, routingRequested } from '#store/application/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';
import { busy } from '#sagas/page/busy.ts';
import { lazySaga, orWithoutCode, reloadForCode } from '#sagas/control/lazySaga.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

/** Fetches the checklist's code; the questions of a registration do so ahead. */
export const loadChecklist = () =>
  import(/* webpackChunkName: "checklist" */ './followChecklist.ts');

const followChecklist = lazySaga(loadChecklist, (module) => module.followChecklist);

type Finished = ReturnType<typeof routingRequested>;

/** Code that does not come is told like a lender who is not reached, whose "Try again" asks once more (S4, S5). */
function* followOrTell(ports: Ports, intent: Finished): SagaGenerator<void> {
  yield* call(
    orWithoutCode,
    () => followChecklist(ports, intent),
    function* () {
      yield* put(statusFailed({ kind: 'offline' }));
      yield* call(reloadForCode, ports);
    },
  );
}

/** Follows the checklist after each step, until the borrower goes elsewhere or logs out. */
export function* watchChecklist(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(routingRequested, function* (intent) {
    const { pathname } = yield* select(selectLocation);
    const { left } = yield* race({
      followed: call(busy, 'checklist', followOrTell, ports, intent),
      // Going elsewhere while the lender works is the person's right: the late answer moves nobody (FT-06).
      left: take([loggedOut, linkFollowed, backPressed, isOtherRoute(pathname)]),
    });
    if (left) yield* put(routingCompleted());
  });
}

import { checklistFollowed, stepFinished } from '#store/application/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';

import { busy } from './control/busy.ts';
import { lazySaga } from './control/lazySaga.ts';
import { isOtherRoute } from './control/otherRoute.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';

const followChecklist = lazySaga(
  () => import(/* webpackChunkName: "checklist" */ './followChecklist.ts'),
  (module) => module.followChecklist,
);

/** Follows the checklist after each step, until the borrower goes elsewhere or logs out. */
export function* watchChecklist(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(stepFinished, function* (intent) {
    const { pathname } = yield* select(selectLocation);
    const { left } = yield* race({
      followed: call(busy, 'checklist', followChecklist, ports, intent),
      // Going elsewhere while the lender works is the person's right: the late answer moves nobody (FT-06).
      left: take([loggedOut, linkFollowed, backPressed, isOtherRoute(pathname)]),
    });
    if (left) yield* put(checklistFollowed());
  });
}

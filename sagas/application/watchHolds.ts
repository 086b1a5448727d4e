import { eventChannel } from 'redux-saga';

import { toFailure } from '#sagas/api/apiError.ts';
import { readStatus } from '#sagas/api/contract/application.ts';
import { nowAndOn } from '#sagas/control/nowAndOn.ts';
import { send } from '#sagas/control/send.ts';
import { call, delay, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { afterPatience } from '#store/application/checklist.ts';
import { isEndToBeRead, isHoldScreen, isSameStanding } from '#store/application/holds.ts';
import { holdCheckFailed, holdUnchanged } from '#store/application/holdSlice.ts';
import { selectHasRecord, selectScreenPath } from '#store/application/screenSelectors.ts';
import { selectStatus } from '#store/application/selectors.ts';
import {
  applicationReceived,
  checklistFollowed,
  statusAskedFor,
  statusReceived,
  stepFinished,
} from '#store/application/slice.ts';
import type { RootState } from '#store/index.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { locationChanged, toastShown } from '#store/shell/slice.ts';

/** F-06 */
const PACE = { pauseMs: 15_000, slowPauseMs: 60_000, slowAfterMs: 600_000 };
const MOVED_ON = 'Your application moved on';

const visibility = ({ page }: Ports) => eventChannel<boolean>((emit) => page.onVisible(emit));

/** Nobody reads a hidden tab: it waits, and is caught up once when it is seen again (FT-72). */
function* whileHidden(ports: Ports) {
  if (ports.page.isVisible()) return;
  const changes = yield* call(visibility, ports);
  try {
    while (!(yield* take(changes)));
  } finally {
    changes.close();
  }
}

/** Reads the status once; follows it where it changed. */
function* checkStatus(ports: Ports, uuid: string, isAsked: boolean) {
  const match = yield* select(selectMatch);
  const before = yield* select(selectStatus);
  try {
    const read = yield* send(ports, readStatus, { path: { uuid } });
    // Patience with a status that waits ran out before this screen; it counts here as it did there (POLL-04).
    const isSame = before !== null && isSameStanding(afterPatience(before), afterPatience(read));
    if (isSame || !match || isEndToBeRead(match.screen, read)) {
      const readAt = new Date(ports.clock.now()).toISOString();
      yield* put(statusReceived({ status: read, readAt }));
      if (isAsked) yield* put(holdUnchanged());
      return;
    }
    const from = yield* select(selectScreenPath);
    yield* put(toastShown({ tone: 'info', text: MOVED_ON }));
    yield* put(stepFinished({ uuid, from, status: read }));
  } catch (error) {
    const failure = toFailure(error);
    if (isAsked) yield* put(holdCheckFailed(failure));
  }
}

/** Reads the status every so often, and whenever the person asks. */
function* watchHold(ports: Ports, uuid: string): SagaGenerator<void> {
  const began = ports.clock.monotonic();
  const { statusReadAt } = yield* select((state: RootState) => state.application);
  // Without a time the status is just on its way, with the application.
  const isOld =
    statusReadAt !== null && ports.clock.now() - Date.parse(statusReadAt) > PACE.pauseMs;
  if (isOld) yield* call(checkStatus, ports, uuid, false);

  for (;;) {
    const isLate = ports.clock.monotonic() - began >= PACE.slowAfterMs;
    const { asked } = yield* race({
      paused: delay(isLate ? PACE.slowPauseMs : PACE.pauseMs),
      asked: take(statusAskedFor),
    });
    if (!asked) yield* call(whileHidden, ports);
    yield* call(checkStatus, ports, uuid, asked !== undefined);
  }
}

/** Watches the screen in hand, where it is a hold and nobody is being led on. */
function* watchHere(ports: Ports): SagaGenerator<void> {
  const match = yield* select(selectMatch);
  const uuid = match?.parameters['uuid'];
  if (!match || uuid === undefined || !isHoldScreen(match.screen)) return;
  const { isFollowing } = yield* select((state: RootState) => state.application);
  if (isFollowing || !(yield* select(selectHasRecord))) return;
  yield* race([call(watchHold, ports, uuid), take(stepFinished)]);
}

/** On a hold the product looks by itself whether the application moved on (F-06). */
export function* watchHolds(ports: Ports): SagaGenerator<void> {
  const occasions = [locationChanged, applicationReceived, checklistFollowed];
  yield* nowAndOn(occasions, () => call(watchHere, ports));
}

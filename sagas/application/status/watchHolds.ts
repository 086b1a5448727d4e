import type { Action } from '@reduxjs/toolkit';

import { toFailure } from '#sagas/api/apiError.ts';
import { readApplication, readStatus } from '#sagas/api/contract/application.ts';
import { withChannel } from '#sagas/control/withChannel.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { send } from '#sagas/control/send.ts';
import { visibility } from '#sagas/page/visibility.ts';
import { call, delay, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { isDeclineNoticeScreen } from '#store/application/status/checklist.ts';
import {
  staysOnComplete,
  isWaitingScreen,
  hasStatusChanged,
  isRetryScreen,
  isSameRouting,
} from '#store/application/status/waitingScreens.ts';
import {
  selectStatusCheck,
  statusChanged,
  statusCheckFailed,
  statusUnchanged,
} from '#store/application/status/statusCheckSlice.ts';
import { selectHasRecord, selectScreenPath } from '#store/application/screenSelectors.ts';
import { selectRoutingFailure, selectStatus } from '#store/application/selectors.ts';
import {
  applicationReceived,
  routingCompleted,
  statusCheckRequested,
  statusFailed,
  routingRequested,
} from '#store/application/slice.ts';
import type { RootState } from '#store/index.ts';
import type { ScreenId } from '#store/shell/screens.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { locationChanged, toastShown } from '#store/shell/slice.ts';

import { receiveStatus } from './loadStatus.ts';

/** F-06 */
const PACE = { pauseMs: 15_000, slowPauseMs: 60_000, slowAfterMs: 600_000 };
export const MOVED_ON = 'Your application moved on';

/** Nobody reads a hidden tab: it waits, and is caught up once when it is seen again (FT-72). */
function* whileHidden(ports: Ports) {
  if (ports.page.isVisible()) return;
  yield* withChannel(
    () => visibility(ports),
    function* (isSeen) {
      while (!(yield* take(isSeen)));
    },
  );
}

/** The person waits for the answer, also where they asked while it was being read anyway. */
const selectIsAsked = (state: RootState) => selectStatusCheck(state).check === 'running';

/** Reads the status once; tells that it changed, and follows it. */
function* checkStatus(ports: Ports, uuid: string) {
  const match = yield* select(selectMatch);
  const before = yield* select(selectStatus);
  const hasRoutingFailure = (yield* select(selectRoutingFailure)) !== null;
  try {
    const read = yield* send(ports, readStatus, { path: { uuid } });
    // Known before it is followed: what is told of it is told once, however often the way on cannot be read (AX-07).
    yield* call(receiveStatus, ports, read);
    const hasChanged = hasStatusChanged(before, read);
    if (hasChanged) yield* put(toastShown({ tone: 'info', text: MOVED_ON }));
    // Whoever lost the way is led on as soon as the lender answers, whatever it last said (S5).
    const stays = before !== null && isSameRouting(before, read) && !hasRoutingFailure;
    const from = yield* select(selectScreenPath);
    if (
      stays ||
      !match ||
      staysOnComplete(match.screen, read) ||
      isDeclineNoticeScreen(read, from)
    ) {
      if (yield* select(selectIsAsked))
        yield* put(hasChanged ? statusChanged() : statusUnchanged());
      return;
    }
    // Nobody is taken from what they do for a way that is still not there; following reads it anew, with patience.
    if (hasRoutingFailure) yield* send(ports, readApplication, { path: { uuid } });
    yield* put(routingRequested({ uuid, from }));
  } catch (error) {
    const failure = toFailure(error);
    if (yield* select(selectIsAsked)) yield* put(statusCheckFailed(failure));
  }
}

/** Reads the status every so often, and whenever the person asks. */
function* watchHold(
  ports: Ports,
  { uuid, screen, began }: { uuid: string; screen: ScreenId; began: number },
): SagaGenerator<void> {
  const isAsking = (action: Action) => statusCheckRequested.match(action) && !isRetryScreen(screen);
  const { statusReadAt } = yield* select((state: RootState) => state.application);
  const hasRoutingFailure = (yield* select(selectRoutingFailure)) !== null;
  // Without a time the status is just on its way, with the application; a lender that just failed has its pause.
  const isOld =
    !hasRoutingFailure &&
    statusReadAt !== null &&
    ports.clock.now() - Date.parse(statusReadAt) > PACE.pauseMs;
  if (isOld || (yield* select(selectIsAsked))) yield* call(checkStatus, ports, uuid);

  for (;;) {
    const isLate = ports.clock.monotonic() - began >= PACE.slowAfterMs;
    const { asked } = yield* race({
      paused: delay(isLate ? PACE.slowPauseMs : PACE.pauseMs),
      asked: take(isAsking),
    });
    if (!asked) yield* call(whileHidden, ports);
    yield* call(checkStatus, ports, uuid);
  }
}

/** Watches the screen in hand, where it is a hold and nobody is being led on. */
function* watchHere(ports: Ports, began: number): SagaGenerator<void> {
  const match = yield* select(selectMatch);
  const uuid = match?.parameters['uuid'];
  if (!match || uuid === undefined || !isWaitingScreen(match.screen)) return;
  const { isRouting } = yield* select((state: RootState) => state.application);
  if (isRouting || !(yield* select(selectHasRecord))) return;
  yield* race([
    call(watchHold, ports, { uuid, screen: match.screen, began }),
    take(routingRequested),
  ]);
}

/** On a hold the product looks by itself whether the application moved on (F-06); its pace outlasts a lost way. */
export function* watchHolds(ports: Ports): SagaGenerator<void> {
  yield* runLatestOn([locationChanged, routingCompleted], function* () {
    const began = ports.clock.monotonic();
    yield* runLatestOn([applicationReceived, statusFailed], () => call(watchHere, ports, began));
  });
}

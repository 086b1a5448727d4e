import type { Action } from '@reduxjs/toolkit';

import { toFailure } from '#sagas/api/apiError.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { polling, startPace, type Pace } from '#sagas/control/polling.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectApplicationState, selectRoutingFailure } from '#store/application/core/state.ts';
import { movedText } from '#store/application/status/movedText.ts';
import { isDeclineNoticeScreen, isSameRouting } from '#store/application/status/checklist.ts';
import {
  isEndUnseen,
  staysOnComplete,
  isWaitingScreen,
  hasStatusChanged,
  isRetryScreen,
} from '#store/application/status/waitingScreens.ts';
import {
  selectStatusCheck,
  statusChanged,
  statusCheckFailed,
  statusUnchanged,
} from '#store/application/status/statusCheckSlice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { screenAddress, type ApplicationScreenId } from '#store/application/core/screens.ts';
import { selectHasRecord } from '#store/application/whole/screenSelectors.ts';
import { selectRoutedApplication, selectStatus } from '#store/application/core/selectors.ts';
import {
  applicationReceived,
  routingCompleted,
  statusCheckRequested,
  statusFailed,
  routingRequested,
} from '#store/application/core/slice.ts';
import type { RootState } from '#store/index.ts';
import { selectIsSignersArea, selectUuidInHand } from '#store/shell/selectors.ts';
import { locationChanged, redirected, toastShown } from '#store/shell/slice.ts';

import { readOwnStatus, receiveStatus } from './loadStatus.ts';

/** F-06 */
const PACE = { reads: 1_000, firstPauseMs: 15_000, longestPauseMs: 60_000, steadyMs: 600_000 };

/** Whether the user waits for the result, including that of a read that was already running. */
const selectIsCheckRequested = (state: RootState) => selectStatusCheck(state).check === 'running';

/** Announces where a change leads, unless the user asked for it or the heading already says so. */
function* announceMove(move: Omit<Parameters<typeof movedText>[0], 'application'>) {
  const application = yield* select(selectRoutedApplication);
  const text = movedText({ ...move, application });
  if (text === null || (yield* select(selectIsCheckRequested))) return;
  // The table doesn't contain a signer's steps.
  if (yield* select(selectIsSignersArea)) return;
  yield* put(toastShown({ tone: 'info', text }));
}

function* checkStatus(ports: Ports, uuid: string) {
  const screen = yield* select(selectScreenId);
  const before = yield* select(selectStatus);
  const hasRoutingFailure = (yield* select(selectRoutingFailure)) !== null;
  try {
    const read = yield* call(readOwnStatus, ports, uuid);
    // Stored first, so a change is announced only once, however often the routing fails (AX-07).
    yield* call(receiveStatus, ports, read);
    if (screen !== null && isEndUnseen(screen, read)) {
      yield* put(redirected({ to: screenAddress(uuid, 'complete'), replace: true }));
      return;
    }
    const hasChanged = hasStatusChanged(before, read);
    if (hasChanged) yield* call(announceMove, { screen, before, now: read });
    // After a failed routing, any response moves on (S5).
    const stays = before !== null && isSameRouting(before, read) && !hasRoutingFailure;
    if (
      stays ||
      screen === null ||
      staysOnComplete(screen, read) ||
      isDeclineNoticeScreen(read, screen)
    ) {
      if (yield* select(selectIsCheckRequested))
        yield* put(hasChanged ? statusChanged() : statusUnchanged());
      return;
    }
    // Routing starts only if the application is readable. It reads the application again, with retries.
    if (hasRoutingFailure && !(yield* select(selectIsSignersArea)))
      yield* send(ports, readApplication, { path: { uuid } });
    yield* put(routingRequested({ uuid, from: screen }));
  } catch (error) {
    const failure = toFailure(error);
    if (yield* select(selectIsCheckRequested)) yield* put(statusCheckFailed(failure));
  }
}

/** Polls the status, and reads it whenever the user asks. */
function* watchStatus(
  ports: Ports,
  { uuid, screen, pace }: { uuid: string; screen: ApplicationScreenId; pace: Pace },
): SagaGenerator<void> {
  const isAsking = (action: Action) => statusCheckRequested.match(action) && !isRetryScreen(screen);
  const { statusReadAt } = yield* select(selectApplicationState);
  const hasRoutingFailure = (yield* select(selectRoutingFailure)) !== null;
  // Without a time, the status is on its way with the application. After a failure, the lender gets its pause.
  const isOld =
    !hasRoutingFailure &&
    statusReadAt !== null &&
    ports.clock.now() - Date.parse(statusReadAt) > PACE.firstPauseMs;
  if (isOld || (yield* select(selectIsCheckRequested))) yield* call(checkStatus, ports, uuid);
  yield* polling(ports, pace, {
    ask: () => call(checkStatus, ports, uuid),
    isDone: () => false,
    asked: isAsking,
  });
}

function* watchCurrentScreen(ports: Ports, pace: Pace): SagaGenerator<void> {
  const screen = yield* select(selectScreenId);
  const uuid = yield* select(selectUuidInHand);
  if (screen === null || uuid === null || !isWaitingScreen(screen)) return;
  const { isRouting } = yield* select(selectApplicationState);
  if (isRouting || !(yield* select(selectHasRecord))) return;
  yield* race([call(watchStatus, ports, { uuid, screen, pace }), take(routingRequested)]);
}

/** Polls the status on waiting screens (F-06). A failed routing doesn't reset the pace. */
export function* watchWaitingScreens(ports: Ports): SagaGenerator<void> {
  yield* runLatestOn([locationChanged, routingCompleted], function* () {
    const pace = startPace(PACE);
    yield* runLatestOn([applicationReceived, statusFailed], () =>
      call(watchCurrentScreen, ports, pace),
    );
  });
}

import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';

import { deniesSession, toFailure } from '#sagas/api/apiError.ts';
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { questionTyped } from '#store/support/actions.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectIdentityUuid, selectIsSignedIn } from '#store/identity/selectors.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { connectionChanged, modalClosed, modalOpened } from '#store/shell/slice.ts';
import { closeModal } from '#sagas/page/closeModal.ts';
import { withChannel } from '#sagas/control/withChannel.ts';
import { READ_RETRY, SOON_RETRY, type RetryPolicy } from '#sagas/control/retrying.ts';
import { visibility } from '#sagas/page/visibility.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';

import { endTabSession } from './endTabSession.ts';
import { LIFE_MS, requestIdentity } from './lenderLogout.ts';

/** The warning appears this long before the session ends (F-09). */
export const WARNING_MS = 2 * 60_000;
/** After this long without a call, the session may be over. */
export const QUIET_MS = LIFE_MS - WARNING_MS;

/** Typing renews the session up to this often (FT-23). */
const PRESENCE_MS = 5 * 60_000;
/** "Stay signed in" waits up to this long for its response. */
const ANSWER_MS = 10_000;
/** If a timer is this late, the machine was asleep (FT-24). */
const ASLEEP_MS = 60_000;
/** Timers stop while the machine sleeps, so we check the wall clock this often. */
const CHECK_INTERVAL_MS = 10_000;

/**
 * Renews the session with one read. A refusal ends the session, but a failure doesn't. Returns whether the lender
 * responded.
 */
export function* checkSession(
  ports: Ports,
  policy: RetryPolicy = READ_RETRY,
): SagaGenerator<boolean> {
  try {
    const found = yield* call(requestIdentity, ports, policy);
    const known = yield* select(selectIdentityUuid);
    if (found === null) yield* put(sessionEnded());
    else if (known !== null && found.uuid !== known) yield* call(endTabSession, ports, true);
    return true;
  } catch (error) {
    const isOver = deniesSession(toFailure(error));
    if (isOver) yield* put(sessionEnded());
    return isOver;
  }
}

type Shown = EventChannel<boolean>;

/** Waits by the wall clock (FT-24). Returns true if the machine slept past the end. */
function* waitByWallClock(ports: Ports, shown: Shown, ms: number): SagaGenerator<boolean> {
  const startedAt = ports.clock.monotonic();
  const wallAt = ports.clock.wall();
  const left = () =>
    ms - Math.max(ports.clock.monotonic() - startedAt, ports.clock.wall() - wallAt);
  while (left() > 0)
    yield* race([delay(Math.min(left(), CHECK_INTERVAL_MS)), take(shown), take(connectionChanged)]);
  return -left() > ASLEEP_MS;
}

/** "Stay signed in", or Escape. */
const isStay = (action: Action): boolean =>
  modalClosed.match(action) && action.payload.id === 'timeLimit';

function* askToStay(ports: Ports) {
  const { isConfirmed } = yield* race({
    isConfirmed: call(checkSession, ports, SOON_RETRY),
    late: delay(ANSWER_MS),
  });
  return isConfirmed === true;
}

/**
 * Asks "Are you still there?" for two minutes. If renewing fails, asks again with the remaining time. Without an
 * answer, signs the user out and keeps their answers.
 */
function* warn(ports: Ports, shown: Shown) {
  const overAt = ports.clock.monotonic() + WARNING_MS;
  const endsAt = new Date(ports.clock.now() + WARNING_MS).toISOString();
  const leftMs = () => overAt - ports.clock.monotonic();
  for (let hasFailed = false; leftMs() > 0; hasFailed = true) {
    yield* put(modalOpened({ id: 'timeLimit', endsAt, hasFailed }));
    const { stays } = yield* race({
      stays: take(isStay),
      over: call(waitByWallClock, ports, shown, leftMs()),
    });
    if (!stays) break;
    if (yield* call(askToStay, ports)) return;
  }
  yield* call(() => closeModal('timeLimit'));
  yield* put(sessionEnded());
}

/** If the machine slept past the end, asks the lender until it responds, and at once after a connection change. */
function* recheckAfterSleep(ports: Ports) {
  while (!(yield* call(checkSession, ports)))
    yield* race([take(connectionChanged), delay(PRESENCE_MS)]);
}

function* watchToken(ports: Ports, shown: Shown) {
  const wasAsleep = yield* call(waitByWallClock, ports, shown, QUIET_MS);
  yield* call(wasAsleep ? recheckAfterSleep : warn, ports, shown);
}

/** Watches each session. Each new bearer restarts its time. */
function* watchSessions(
  ports: Ports,
  taken: EventChannel<true>,
  shown: Shown,
): SagaGenerator<never> {
  for (;;) {
    if (!(yield* select(selectIsSignedIn))) yield* take(identityReceived);
    for (let isOver = false; !isOver;) {
      const { over } = yield* race({
        life: call(watchToken, ports, shown),
        renewed: take(taken),
        over: take([loggedOut, sessionEnded, identityAbsent]),
      });
      isOver = over !== undefined;
      yield* call(() => closeModal('timeLimit'));
    }
  }
}

/** Warns two minutes before the session ends. Typing renews it (F-09, FT-23, FT-24). */
export function* watchSessionTime(ports: Ports): SagaGenerator<void> {
  let presentAt = ports.clock.monotonic();
  yield* takeEvery([answersTyped, screenTyped, questionTyped], function* () {
    const now = ports.clock.monotonic();
    if (now - presentAt < PRESENCE_MS || !(yield* select(selectIsSignedIn))) return;
    presentAt = now;
    yield* untilLogout(checkSession, ports);
  });

  yield* withChannel(
    () => eventChannel<true>((emit) => ports.tokens.onRenewal(() => emit(true))),
    (renewals) =>
      withChannel(
        () => visibility(ports),
        (shown) => call(watchSessions, ports, renewals, shown),
      ),
  );
}

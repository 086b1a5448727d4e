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
import { screenTyped } from '#store/application/slice.ts';
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

import { leaveTab } from './leaveTab.ts';
import { requestIdentity } from './lenderLogout.ts';
import { QUIET_MS, WARNING_MS } from './watchSignedIn.ts';

/** Somebody who types is there: the lender is told, but not at every key (FT-23). */
const PRESENCE_MS = 5 * 60_000;
/** How long a press to stay waits for its answer, before the question comes back. */
const ANSWER_MS = 10_000;
/** A timer that is this late was asleep with the machine (FT-24). */
const ASLEEP_MS = 60_000;
/** A timer stands still while the machine sleeps: the wall's clock is looked at as often. */
const LOOK_MS = 10_000;

const takenOf = ({ tokens }: Ports) =>
  eventChannel<true>((emit) => tokens.onTaken(() => emit(true)));

/**
 * One quiet call, whose answer carries a fresh bearer; a refusal is the end of the session, a fault is not. Answers
 * whether the lender said anything.
 */
export function* checkSession(
  ports: Ports,
  policy: RetryPolicy = READ_RETRY,
): SagaGenerator<boolean> {
  try {
    const found = yield* call(requestIdentity, ports, policy);
    const known = yield* select(selectIdentityUuid);
    if (found === null) yield* put(sessionEnded());
    else if (known !== null && found.uuid !== known) yield* call(leaveTab, ports, true);
    return true;
  } catch (error) {
    const isOver = deniesSession(toFailure(error));
    if (isOver) yield* put(sessionEnded());
    return isOver;
  }
}

type Shown = EventChannel<boolean>;

/**
 * Waits so long by the wall's clock, which is also looked at when the page is seen again or the line is back (FT-24);
 * true when the machine slept past it.
 */
function* pass(ports: Ports, shown: Shown, ms: number): SagaGenerator<boolean> {
  const startedAt = ports.clock.monotonic();
  const wallAt = ports.clock.wall();
  const left = () =>
    ms - Math.max(ports.clock.monotonic() - startedAt, ports.clock.wall() - wallAt);
  while (left() > 0)
    yield* race([delay(Math.min(left(), LOOK_MS)), take(shown), take(connectionChanged)]);
  return -left() > ASLEEP_MS;
}

/** "Stay signed in", or Escape: the person is there. */
const isStay = (action: Action): boolean =>
  modalClosed.match(action) && action.payload.id === 'timeLimit';

/** Asks after a press; whether the lender heard it is known within seconds. */
function* askToStay(ports: Ports) {
  const { isHeard } = yield* race({
    isHeard: call(checkSession, ports, SOON_RETRY),
    late: delay(ANSWER_MS),
  });
  return isHeard === true;
}

/**
 * "Are you still there?" for two minutes. A wish to stay that does not get to the lender keeps no session: the question
 * comes back with the time that is left. Whoever does not answer is signed out, and the answers stay.
 */
function* warn(ports: Ports, shown: Shown) {
  const overAt = ports.clock.monotonic() + WARNING_MS;
  const endsAt = new Date(ports.clock.now() + WARNING_MS).toISOString();
  const leftMs = () => overAt - ports.clock.monotonic();
  for (let hasFailed = false; leftMs() > 0; hasFailed = true) {
    yield* put(modalOpened({ id: 'timeLimit', endsAt, hasFailed }));
    const { stays } = yield* race({
      stays: take(isStay),
      over: call(pass, ports, shown, leftMs()),
    });
    if (!stays) break;
    if (yield* call(askToStay, ports)) return;
  }
  yield* call(() => closeModal('timeLimit'));
  yield* put(sessionEnded());
}

/** After a sleep past the end only the lender knows: asked until it answers, and at once when the line is back. */
function* wakeUp(ports: Ports) {
  while (!(yield* call(checkSession, ports)))
    yield* race([take(connectionChanged), delay(PRESENCE_MS)]);
}

/** One life of a bearer, from the answer that brought it. */
function* oneLife(ports: Ports, shown: Shown) {
  const wasAsleep = yield* call(pass, ports, shown, QUIET_MS);
  yield* call(wasAsleep ? wakeUp : warn, ports, shown);
}

/** One session after the other; each answer that brings a bearer begins a life anew. */
function* everySession(
  ports: Ports,
  taken: EventChannel<true>,
  shown: Shown,
): SagaGenerator<never> {
  for (;;) {
    if (!(yield* select(selectIsSignedIn))) yield* take(identityReceived);
    for (let isOver = false; !isOver;) {
      const { over } = yield* race({
        life: call(oneLife, ports, shown),
        renewed: take(taken),
        over: take([loggedOut, sessionEnded, identityAbsent]),
      });
      isOver = over !== undefined;
      yield* call(() => closeModal('timeLimit'));
    }
  }
}

/** Two minutes before the end of the session the person is asked; typing counts as being there (F-09, FT-23, FT-24). */
export function* watchSessionTime(ports: Ports): SagaGenerator<void> {
  let presentAt = ports.clock.monotonic();
  yield* takeEvery([answersTyped, screenTyped, questionTyped], function* () {
    const now = ports.clock.monotonic();
    if (now - presentAt < PRESENCE_MS || !(yield* select(selectIsSignedIn))) return;
    presentAt = now;
    yield* untilLogout(checkSession, ports);
  });

  yield* withChannel(
    () => takenOf(ports),
    (taken) =>
      withChannel(
        () => visibility(ports),
        (shown) => call(everySession, ports, taken, shown),
      ),
  );
}

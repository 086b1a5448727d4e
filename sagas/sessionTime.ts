import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';

import { readIdentity } from '#sagas/api/contract/identity.ts';
import { toFailure } from '#sagas/api/apiError.ts';
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
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectIdentityUuid, selectIsSignedIn } from '#store/identity/selectors.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { modalClosed, modalOpened } from '#store/shell/slice.ts';

import { MAIN_SITE } from './control/exits.ts';
import { READ_RETRY, retrying } from './control/retrying.ts';
import { send } from './control/send.ts';
import { stopHere } from './control/stopHere.ts';
import { isNobody } from './whoIsHere.ts';

/** A bearer lives this long after the last call (F-09). */
const LIFE_MS = 30 * 60_000;
const WARNING_MS = 2 * 60_000;
/** Somebody who types is there: the lender is told, but not at every key (FT-23). */
const PRESENCE_MS = 5 * 60_000;
/** A timer that is this late was asleep with the machine (FT-24). */
const ASLEEP_MS = 60_000;

const takenOf = ({ tokens }: Ports) =>
  eventChannel<true>((emit) => tokens.onTaken(() => emit(true)));

/** One quiet call, whose answer carries a fresh bearer; a refusal is the end of the session, a fault is not. */
export function* askWhetherStillHere(ports: Ports): SagaGenerator<void> {
  try {
    const { uuid } = yield* retrying(READ_RETRY, () => send(ports, readIdentity, {}));
    const known = yield* select(selectIdentityUuid);
    if (known !== null && uuid !== known) yield* call(stopHere, ports, MAIN_SITE.dashboard);
  } catch (error) {
    toFailure(error);
    if (isNobody(error)) yield* put(sessionEnded());
  }
}

/** Waits for the warning; true when the machine slept past it. */
function* untilWarning(ports: Ports): SagaGenerator<boolean> {
  const startedAt = ports.clock.monotonic();
  const wallAt = Date.now();
  yield* delay(LIFE_MS - WARNING_MS);
  const late = Math.max(ports.clock.monotonic() - startedAt, Date.now() - wallAt);
  return late > LIFE_MS - WARNING_MS + ASLEEP_MS;
}

/** "Stay signed in", or Escape: the person is there. */
const isStay = (action: Action): boolean =>
  modalClosed.match(action) && action.payload.id === 'timeLimit';

/** "Are you still there?" for two minutes; whoever does not answer is signed out, and the answers stay. */
function* warn(ports: Ports) {
  const endsAt = new Date(ports.clock.now() + WARNING_MS).toISOString();
  yield* put(modalOpened({ id: 'timeLimit', endsAt }));
  const { stays } = yield* race({ stays: take(isStay), over: delay(WARNING_MS) });
  yield* put(modalClosed({ id: 'timeLimit' }));
  if (stays) yield* call(askWhetherStillHere, ports);
  else yield* put(sessionEnded());
}

/** One life of a bearer, from the answer that brought it. */
function* oneLife(ports: Ports) {
  const wasAsleep = yield* call(untilWarning, ports);
  yield* call(wasAsleep ? askWhetherStillHere : warn, ports);
}

/** Two minutes before the end of the session the person is asked; typing counts as being there (F-09, FT-23, FT-24). */
export function* watchSessionTime(ports: Ports): SagaGenerator<void> {
  let presentAt = ports.clock.monotonic();
  yield* takeEvery([answersTyped, screenTyped], function* () {
    const now = ports.clock.monotonic();
    if (now - presentAt < PRESENCE_MS || !(yield* select(selectIsSignedIn))) return;
    presentAt = now;
    yield* call(askWhetherStillHere, ports);
  });

  const taken = yield* call(takenOf, ports);
  for (;;) {
    if (!(yield* select(selectIsSignedIn))) yield* take(identityReceived);
    for (let isOver = false; !isOver;) {
      const { over } = yield* race({
        life: call(oneLife, ports),
        renewed: take(taken),
        over: take([loggedOut, sessionEnded, identityAbsent]),
      });
      isOver = over !== undefined;
      yield* put(modalClosed({ id: 'timeLimit' }));
    }
  }
}

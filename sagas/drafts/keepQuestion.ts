import type { EventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import { leavings } from '#sagas/page/visibility.ts';
import { untilSignedIn } from '#sagas/navigation/until.ts';
import {
  call,
  delay,
  fork,
  join,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { ANONYMOUS, storageKeys } from '#sagas/page/storageKeys.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectUnsavedQuestion } from '#store/registration/selectors.ts';
import { questionRestored, questionTyped, supportRequested } from '#store/support/slice.ts';
import type { UnsavedValues } from '#store/unsaved.ts';

import { atOnce, openKept } from './openSealed.ts';
import { writeSealed } from './writeSealed.ts';
import { questionEnds } from './endQuestion.ts';
import { readKeptQuestion } from './keptQuestion.ts';

const PAUSE_MS = 50;

const changes = [questionTyped, supportRequested, identityReceived];
const goingAway = [sessionEnded, loginRequested];

const atRest = { key: storageKeys.question, read: readKeptQuestion };

/** What is typed while that one is closed, in the same way as of a draft (sagas/registration/draftAtRest.ts). */
const beside = { key: storageKeys.questionMeanwhile, read: readKeptQuestion };

/** Reads the question at rest at the start; one that stays closed, when somebody signs in. */
function* restore(ports: Ports) {
  for (const [kept, until] of [
    [beside, atOnce],
    [atRest, untilSignedIn],
  ] as const) {
    const question = yield* call(openKept<UnsavedValues>, ports, kept, until);
    if (question !== null) yield* put(questionRestored(question));
  }
}

function* keepQuestion(ports: Ports, leaving: EventChannel<true>): SagaGenerator<void> {
  /** Whoever was here last: a session that ended leaves it theirs (FT-20). */
  let owner = (yield* select(selectIdentityUuid)) ?? ANONYMOUS;

  const restoring = yield* fork(restore, ports);

  function* seal(key: string, boundTo: string) {
    const text = JSON.stringify(yield* select(selectUnsavedQuestion));
    yield* call(writeSealed, ports, { key, text, owner: boundTo });
  }

  function* keep() {
    const question = yield* select(selectUnsavedQuestion);
    if (Object.keys(question).length === 0) return;
    yield* race([delay(PAUSE_MS), take(leaving), take(goingAway)]);
    if (restoring.isRunning() && owner === ANONYMOUS) yield* call(seal, beside.key, ANONYMOUS);
    yield* join(restoring);
    yield* call(seal, atRest.key, owner);
    yield* call(() => ports.session.remove(beside.key));
  }

  yield* takeEvery(identityReceived, ({ payload }) => {
    owner = payload.uuid;
  });
  yield* takeEvery(loggedOut, () => {
    owner = ANONYMOUS;
  });
  yield* takeLatest([...changes, ...questionEnds], function* (action) {
    if (!questionEnds.some((end) => end.match(action))) yield* call(keep);
  });
  // What was typed before this code was there.
  yield* call(keep);
}

/**
 * Keeps the question to the lender over reload, crash and login, sealed for whoever writes it (S2, FT-26). It has a
 * place of its own: a registration that somebody else left here is not touched by it, and does not end with it.
 */
export function* watchQuestion(ports: Ports): SagaGenerator<void> {
  yield* withChannel(
    () => leavings(ports),
    (leaving) => call(keepQuestion, ports, leaving),
  );
}

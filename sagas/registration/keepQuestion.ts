import { hidings } from '#sagas/control/hidings.ts';
import { dropSealed, openSealed } from '#sagas/control/openSealed.ts';
import { writeSealed } from '#sagas/control/writeSealed.ts';
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { NOBODY, storageKeys } from '#sagas/storageKeys.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectUnsentQuestion } from '#store/registration/selectors.ts';
import {
  questionForgotten,
  questionRestored,
  questionTyped,
  supportRequested,
  supportSent,
} from '#store/registration/supportSlice.ts';

import { readKeptQuestion } from './keptQuestion.ts';

const PAUSE_MS = 200;

const changes = [questionTyped, supportRequested, identityReceived];
const ends = [supportSent, questionForgotten, loggedOut];

/** Reads the question at rest at the start; what opens and is none is taken away (FT-62). */
function* restore(ports: Ports) {
  const text = yield* call(openSealed, ports, storageKeys.question);
  if (text === null) return;
  const question = readKeptQuestion(text);
  if (question === null) yield* call(() => ports.session.remove(storageKeys.question));
  else yield* put(questionRestored(question));
}

/**
 * Keeps the question to the lender over reload, crash and login, sealed for whoever writes it (S2, FT-26). It has a
 * place of its own: a registration that somebody else left here is not touched by it, and does not end with it.
 */
export function* watchQuestion(ports: Ports): SagaGenerator<void> {
  const hidden = yield* call(hidings, ports);
  /** Whoever was here last: a session that ended leaves it theirs (FT-20). */
  let owner = (yield* select(selectIdentityUuid)) ?? NOBODY;

  function* keep() {
    const question = yield* select(selectUnsentQuestion);
    if (Object.keys(question).length === 0) return;
    yield* race([delay(PAUSE_MS), take(hidden), take([sessionEnded, loginRequested])]);
    const text = JSON.stringify(question);
    yield* call(writeSealed, ports, { key: storageKeys.question, text, owner });
  }

  yield* takeEvery(identityReceived, ({ payload }) => {
    owner = payload.uuid;
  });
  yield* takeEvery(loggedOut, () => {
    owner = NOBODY;
  });
  yield* takeLatest([...changes, ...ends], function* (action) {
    if (changes.some((one) => one.match(action))) yield* call(keep);
    else yield* call(dropSealed, ports, storageKeys.question, action);
  });
  yield* call(restore, ports);
}

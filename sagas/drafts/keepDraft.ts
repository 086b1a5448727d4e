import type { Action } from '@reduxjs/toolkit';
import { buffers, type EventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import { leavings } from '#sagas/page/visibility.ts';
import { untilDraftWasRead } from '#sagas/navigation/until.ts';
import {
  actionChannel,
  call,
  delay,
  flush,
  fork,
  join,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { ANONYMOUS, storageKeys } from '#sagas/page/storageKeys.ts';
import { isCoDeeder } from '#store/identity/profile.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  profileReceived,
  sessionEnded,
} from '#store/identity/slice.ts';
import {
  applicationCreated,
  chainFailed,
  chainFinished,
  chainLeft,
  chainStarted,
  linkDone,
} from '#store/registration/chain/slice.ts';
import { nearMatchAnswered } from '#store/registration/address/lookupSlice.ts';
import {
  accountSubmitted,
  answersTyped,
  birthdateSubmitted,
  contactSubmitted,
  draftRestored,
  homeAddressSubmitted,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
  registrationDropped,
  registrationEntered,
  registrationSubmitted,
  saleStatusSubmitted,
} from '#store/registration/slice.ts';

import { reportRefusal } from './writeSealed.ts';
import { dropDraft, keep, keepBeside, readBeside, restore } from './draftAtRest.ts';

/** A burst of answers is one write, which waits for the paint and no longer: a crash loses what waits (S2). */
const PAUSE_MS = 50;

const answers = [
  propertySubmitted,
  homeAddressSubmitted,
  saleStatusSubmitted,
  incomeSubmitted,
  nameSubmitted,
  birthdateSubmitted,
  contactSubmitted,
  registrationSubmitted,
  accountSubmitted,
  answersTyped,
  nearMatchAnswered,
  chainFinished,
];

/** What the chain did is known after a reload, whenever that comes: nothing is done twice (S3, FT-42). */
const deeds = [chainStarted, linkDone, applicationCreated, chainFailed];

/** A page that goes away does not wait for the end of a burst, and a deed is none. */
const urgent = [sessionEnded, loginRequested, chainLeft, ...deeds];
const ends = [loggedOut, registrationDropped];

/** Who referred the person is taken out of the address, so that it has to be kept before anything is typed (ELIG-10, A-29). */
const wasReferred = (action: Action) =>
  registrationEntered.match(action) && action.payload.campaign.referrerId !== null;

const isUrgent = (action: Action) => wasReferred(action) || urgent.some((one) => one.match(action));

/** An additional signer is nobody where borrowers apply (FT-27): what they answer there is a visitor's. */
const signerFound = (action: Action) => profileReceived.match(action) && isCoDeeder(action.payload);

function* keepDraft(ports: Ports, leaving: EventChannel<true>): SagaGenerator<void> {
  /** Whoever was here last: a session that ended leaves the draft theirs (FT-20, FT-26). */
  let owner = (yield* select(selectIdentityUuid)) ?? ANONYMOUS;
  /** A draft of somebody else's, still closed, is not written over by one that is empty. */
  let hasAnswers = false;

  yield* takeEvery(identityReceived, ({ payload }) => {
    owner = payload.uuid;
  });
  yield* takeEvery(signerFound, () => {
    owner = ANONYMOUS;
  });
  yield* takeEvery([draftRestored, ...deeds, ...answers], () => {
    hasAnswers = true;
  });
  yield* takeEvery(wasReferred, () => {
    hasAnswers ||= ports.session.read(storageKeys.draft) === null;
  });
  yield* takeLatest(ends, function* (action: Action) {
    if (loggedOut.match(action)) owner = ANONYMOUS;
    hasAnswers = false;
    yield* call(dropDraft, ports, action);
  });
  const changes = yield* actionChannel<Action>(
    [...urgent, wasReferred, identityReceived, signerFound, ...answers],
    buffers.sliding(1),
  );

  const earlier = yield* call(readBeside, ports);
  const restoring = yield* fork(restore, ports, earlier);

  function* keepChange(first: Action) {
    if (!hasAnswers) yield* race([call(untilDraftWasRead), take(changes)]);
    if (!hasAnswers) return;
    for (let change: Action | undefined = first; change;) {
      if (!isUrgent(change)) yield* race([delay(PAUSE_MS), take(leaving), take(urgent)]);
      yield* flush(changes);
      if (!restoring.isRunning()) break;
      if (owner === ANONYMOUS) yield* call(keepBeside, ports, earlier);
      ({ change } = yield* race({ opened: join(restoring), change: take(changes) }));
    }
    yield* call(keep, ports, owner);
  }

  yield* fork(function* () {
    for (;;) yield* race([call(keepChange, yield* take(changes)), take(ends)]);
  });
  if (!ports.session.isKept()) yield* call(reportRefusal);
}

/** Keeps the registration over reload, crash and login; logging out ends it (decision 8). */
export function* watchDraft(ports: Ports): SagaGenerator<void> {
  yield* fork(function* () {
    yield* call(() => ports.page.rest());
    ports.cipher.prepare();
  });
  yield* withChannel(
    () => leavings(ports),
    (leaving) => call(keepDraft, ports, leaving),
  );
}

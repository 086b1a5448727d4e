import type { Action } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import { leavings } from '#sagas/page/visibility.ts';
import {
  call,
  delay,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectScreenDrafts } from '#store/application/selectors.ts';
import {
  screenDraftDropped,
  screenDraftsRestored,
  screenTyped,
  stepSent,
} from '#store/application/slice.ts';
import { selectKeptUploads } from '#store/application/uploads/keptUploads.ts';
import {
  fileAdded,
  photoKept,
  uploadFailed,
  uploadRemoved,
  uploadsAbandoned,
  uploadSent,
  uploadsHandedOver,
} from '#store/application/uploads/slice.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';

import { dropSealed } from './openSealed.ts';
import { writeSealed } from './writeSealed.ts';
import { KEPT_UPLOADS } from './keptScreens.ts';
import { draftOwner } from './restoreScreenDrafts.ts';

/** What comes in a burst is one more write, behind the first. */
const PAUSE_MS = 50;

/** A page that goes away does not wait for the end of a burst (FT-20, S2). */
const goingAway = [sessionEnded, loginRequested];

/** What is chosen, arrives, is judged and goes: after a reload it is known which file to choose again (FT-42). */
const ofUploads = [
  fileAdded,
  uploadSent,
  uploadFailed,
  photoKept,
  uploadRemoved,
  uploadsAbandoned,
  uploadsHandedOver,
];

/** DraftCipher what the screens of this application hold, for this identity alone (F-09, SC-12). */
function* keep(ports: Ports, identityUuid: string | null) {
  const { uuid, unsaved } = yield* select(selectScreenDrafts);
  if (uuid === null || identityUuid === null) return;
  const files = yield* select(selectKeptUploads);
  yield* call(writeSealed, ports, {
    key: storageKeys.applicationDraft,
    text: JSON.stringify({ ...unsaved, [KEPT_UPLOADS]: { files } }),
    owner: draftOwner(identityUuid, uuid),
  });
}

function* isAnythingHeld() {
  const { unsaved } = yield* select(selectScreenDrafts);
  return Object.keys(unsaved).length > 0 || (yield* select(selectKeptUploads)).length > 0;
}

function* keepScreenDrafts(ports: Ports, leaving: EventChannel<true>): SagaGenerator<void> {
  /** Whoever was here last: a session that ended leaves the draft theirs (FT-20). */
  let owner = yield* select(selectIdentityUuid);
  yield* takeEvery(identityReceived, function* ({ payload }) {
    const wasKnown = owner !== null;
    owner = payload.uuid;
    // What was typed while the lender could not say who is here (S2); a draft still closed gives way to no empty one.
    if (!wasKnown && (yield* call(isAnythingHeld))) yield* call(keep, ports, owner);
  });
  let keptAt = Number.NEGATIVE_INFINITY;
  const changes = [
    screenTyped,
    screenDraftDropped,
    screenDraftsRestored,
    stepSent,
    ...ofUploads,
    loggedOut,
    ...goingAway,
  ];
  yield* takeLatest(changes, function* (action: Action) {
    if (loggedOut.match(action)) {
      owner = null;
      yield* call(dropSealed, ports, storageKeys.applicationDraft, action);
      return;
    }
    // The first at once: sealing takes its time, and a reload waits for nobody (S2).
    const isUrgent = goingAway.some((one) => one.match(action));
    const restMs = isUrgent ? 0 : keptAt + PAUSE_MS - ports.clock.monotonic();
    if (restMs > 0) yield* race([delay(restMs), take(leaving)]);
    keptAt = ports.clock.monotonic();
    yield* call(keep, ports, owner);
  });
}

/** Keeps what the forms of application screens hold and have not sent. */
export function* watchScreenDrafts(ports: Ports): SagaGenerator<void> {
  yield* withChannel(
    () => leavings(ports),
    (leaving) => call(keepScreenDrafts, ports, leaving),
  );
}

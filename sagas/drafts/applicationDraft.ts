import { isAnyOf, type Action } from '@reduxjs/toolkit';

import { call, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { selectScreenDrafts } from '#store/application/core/selectors.ts';
import {
  screenDraftDropped,
  screenDraftsRestored,
  screenTyped,
  stepSent,
} from '#store/application/core/slice.ts';
import { selectStoredUploads } from '#store/application/uploads/storedUploads.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import {
  fileAdded,
  photoAccepted,
  uploadFailed,
  uploadRemoved,
  uploadSent,
  uploadsSubmitted,
} from '#store/application/uploads/slice.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import {
  applicationScope,
  pendingWritesOf,
  writeSettled,
  writeStarted,
} from '#store/pendingWrites/slice.ts';

import { STORED_UPLOADS, STORED_WRITES } from './applicationSchema.ts';
import { draftOwner } from './restoreApplicationDraft.ts';
import { storeEncrypted } from './storage.ts';
import { writeChanges } from './writeChanges.ts';

/** Returns an application's unsaved answers, uploads and pending writes (FT-42, SC-09). */
const selectStored = (state: RootState, uuid: string) => ({
  ...selectApplicationState(state).unsaved,
  [STORED_UPLOADS]: { files: selectStoredUploads(state) },
  [STORED_WRITES]: pendingWritesOf(state, applicationScope(uuid)),
});

const hasContent = (state: RootState) =>
  Object.keys(selectApplicationState(state).unsaved).length > 0 ||
  selectStoredUploads(state).length > 0;

/** Stores the forms of application screens, encrypted for this user and application (F-09, SC-12). */
export function* watchApplicationDraft(ports: Ports): SagaGenerator<void> {
  /** The last user. When the session ends, the draft stays theirs (FT-20). */
  let owner = yield* select(selectIdentityUuid);
  yield* takeEvery(identityReceived, ({ payload }) => {
    owner = payload.uuid;
  });
  yield* takeEvery(loggedOut, () => {
    owner = null;
  });

  function* write(change: Action | null) {
    const { uuid } = yield* select(selectScreenDrafts);
    // Signing in stores what the user typed before (S2). An empty draft never overwrites one that is still locked.
    const isAnswer = change !== null && !identityReceived.match(change);
    if (uuid === null || owner === null || !(isAnswer || (yield* select(hasContent)))) return;
    yield* call(storeEncrypted, ports, {
      key: storageKeys.applicationDraft,
      text: JSON.stringify(yield* select(selectStored, uuid)),
      owner: draftOwner(owner, uuid),
    });
  }

  yield* call(writeChanges, ports, {
    isChange: isAnyOf(
      identityReceived,
      screenTyped,
      screenDraftDropped,
      screenDraftsRestored,
      stepSent,
      writeSettled,
      fileAdded,
      uploadSent,
      uploadFailed,
      photoAccepted,
      uploadRemoved,
      uploadsAbandoned,
      uploadsSubmitted,
    ),
    // A write is stored at once, because a reload must not send another one (FT-42, SC-09).
    isUrgent: isAnyOf(sessionEnded, loginRequested, writeStarted),
    isEnd: loggedOut.match,
    // A reload doesn't wait for the encryption (S2).
    isPrompt: true,
    write,
  });
}

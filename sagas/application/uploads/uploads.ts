import type { Action } from '@reduxjs/toolkit';

import { failureOf } from '#sagas/api/apiError.ts';
import { removeUpload, uploadDocument } from '#sagas/api/contract/documents.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, fork, put, race, select, take, takeEvery } from '#sagas/effects.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { applicationOpened } from '#store/application/slice.ts';
import { selectHasUploads, selectUploads } from '#store/application/uploads/selectors.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import {
  fileAdded,
  uploadFailed,
  uploadRemoved,
  uploadRetried,
} from '#store/application/uploads/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { connectionChanged } from '#store/shell/slice.ts';

import { sendFile } from './sendFile.ts';

const takesAway = (id: string) => (action: Action) =>
  uploadsAbandoned.match(action) || (uploadRemoved.match(action) && action.payload.id === id);

/** The store drops the files of an application when another one is opened, and at logout. */
function* untilForgotten() {
  while (yield* select(selectHasUploads)) yield* take([applicationOpened, loggedOut]);
}

/** Removes an uploaded file; a failed removal leaves a file too many, which harms nothing. */
function* takeBack(ports: Ports, { payload }: ReturnType<typeof uploadRemoved>) {
  const { id, documentUuid } = payload;
  ports.files.remove(id);
  const uuid = yield* select(selectUuidInHand);
  if (documentUuid === null || uuid === null) return;
  yield* nullOnFailure(() => send(ports, removeUpload, { path: { uuid, documentUuid } }));
}

/** Uploads that lost the connection go on, under their own keys, when the browser is online again (F-11). */
function* resumeStopped({ payload }: ReturnType<typeof connectionChanged>) {
  if (!payload.isOnline) return;
  for (const { id, problem } of yield* select(selectUploads))
    if (problem === 'stopped') yield* put(uploadRetried({ id, passwordHandle: null }));
}

/** Scope of a file's write; its key is in the vault, since a file may have a password (SC-09). */
const scopeOf = (id: string) => `upload/${id}`;

/** Uploads of chosen files (F-11). */
export function* watchUploads(ports: Ports): SagaGenerator<void> {
  /** Handles of the passwords of files whose outcome is unknown (F-10). */
  const passwords = new Map<string, string>();

  function forget(id: string) {
    ports.vault.forget(passwords.get(id) ?? null);
    passwords.delete(id);
    ports.vault.settle(scopeOf(id));
  }

  /** An upload survives routing; it ends when the user removes the file or opens another application. */
  function* upload(id: string, given: string | null) {
    const handle = given ?? passwords.get(id) ?? null;
    passwords.delete(id);
    const password = handle === null ? null : ports.vault.redeem(handle);
    // A repeat with the same password has the same key.
    const key = ports.vault.keyOf(scopeOf(id), JSON.stringify(password));
    const keepPassword = () => {
      if (password !== null) passwords.set(id, ports.vault.deposit(password));
    };
    try {
      const { isSettled, taken } = yield* race({
        isSettled: call(sendFile, ports, id, { key, password }),
        taken: take(takesAway(id)),
        left: call(untilForgotten),
      });
      if (isSettled === false) keepPassword();
      else forget(id);
      if (taken) ports.files.remove(id);
    } catch (error) {
      // A bug stops its own file alone, and the user can retry that (S1, S4).
      ports.report(error);
      keepPassword();
      yield* put(uploadFailed({ id, failure: failureOf(error, uploadDocument.name) }));
    }
  }

  // Uploads under way go on when this saga was restarted (FT-69).
  for (const { id, state } of yield* select(selectUploads))
    if (state === 'sending') yield* fork(upload, id, null);
  yield* takeEvery(fileAdded, ({ payload: { id } }) => upload(id, null));
  yield* takeEvery(uploadRetried, ({ payload }) => upload(payload.id, payload.passwordHandle));
  yield* takeEvery(connectionChanged, resumeStopped);
  yield* takeEvery(uploadRemoved, takeBack, ports);
  yield* takeEvery(uploadRemoved, ({ payload }) => forget(payload.id));
  yield* takeEvery([applicationOpened, loggedOut], function* () {
    if (yield* select(selectHasUploads)) return;
    for (const id of passwords.keys()) forget(id);
    yield* call(() => ports.files.clear());
  });
}

import type { Action } from '@reduxjs/toolkit';

import { failureOf, throwBug } from '#sagas/api/apiError.ts';
import { removeUpload, uploadDocument } from '#sagas/api/contract/documents.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import {
  all,
  call,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import { selectHasUploads, selectUploads } from '#store/application/uploads/selectors.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import {
  fileAdded,
  uploadFailed,
  uploadRemoved,
  uploadRetried,
  uploadsListed,
  uploadTakenBack,
  selectUploadsState,
} from '#store/application/uploads/slice.ts';
import { selectChatFileIds } from '#store/chat/files.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';

import { sendFile } from './sendFile.ts';

/** It is safe to send a removal twice. */
const REMOVAL = { attempts: 4, firstPauseMs: 1_000, isRead: true };

const takesAway = (id: string) => (action: Action) =>
  uploadsAbandoned.match(action) || (uploadRemoved.match(action) && action.payload.id === id);

/** The store drops an application's files when another one opens, and on log-out. */
function* untilForgotten() {
  while (yield* select(selectHasUploads)) yield* take([applicationOpened, loggedOut]);
}

/** Removes an uploaded file. Also succeeds if the lender doesn't have it. */
function* takeBack(ports: Ports, documentUuid: string) {
  const { uuid } = yield* select(selectUploadsState);
  if (uuid === null) return;
  const remove = () => send(ports, removeUpload, { path: { uuid, documentUuid } });
  try {
    yield* retrying(REMOVAL, () => nullOn404(remove));
    yield* put(uploadTakenBack({ documentUuid }));
  } catch (error) {
    // Retried when the browser is online again, and when the lender lists the file.
    throwBug(error);
  }
}

function* takeBackRemoved(ports: Ports, { payload }: ReturnType<typeof uploadRemoved>) {
  ports.files.remove(payload.id);
  if (payload.documentUuid !== null) yield* call(takeBack, ports, payload.documentUuid);
}

/** Repeats removals whose response was lost. Otherwise the file would count, and would appear again. */
function* repeatRemovals(ports: Ports) {
  const { removing } = yield* select(selectUploadsState);
  yield* all(removing.map((documentUuid) => call(takeBack, ports, documentUuid)));
}

/** Resumes uploads that lost the connection, with their own keys, when the browser is online again (F-11). */
function* resumeStopped(ports: Ports, { payload }: ReturnType<typeof connectionChanged>) {
  if (!payload.isOnline) return;
  for (const { id, problem } of yield* select(selectUploads))
    if (problem === 'stopped') yield* put(uploadRetried({ id, passwordHandle: null }));
  yield* call(repeatRemovals, ports);
}

/** The scope of a file's write. Its key is in the vault, because a file may have a password (SC-09). */
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

  /** An upload survives routing. It ends when the user removes the file or opens another application. */
  function* upload(id: string, given: string | null) {
    const handle = given ?? passwords.get(id) ?? null;
    passwords.delete(id);
    const password = handle === null ? null : ports.vault.redeem(handle);
    // An attempt with the same password uses the same key.
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
      // A bug stops only its own file, and the user can retry that one (S1, S4).
      ports.report(error);
      keepPassword();
      yield* put(uploadFailed({ id, failure: failureOf(error, uploadDocument.name) }));
    }
  }

  // Uploads that were running continue after this saga restarts (FT-69).
  for (const { id, state } of yield* select(selectUploads))
    if (state === 'sending') yield* fork(upload, id, null);
  yield* takeEvery(fileAdded, ({ payload: { id } }) => upload(id, null));
  yield* takeEvery(uploadRetried, ({ payload }) => upload(payload.id, payload.passwordHandle));
  yield* takeEvery(connectionChanged, resumeStopped, ports);
  yield* takeEvery(uploadsListed, repeatRemovals, ports);
  yield* takeEvery(uploadRemoved, takeBackRemoved, ports);
  yield* takeEvery(uploadRemoved, ({ payload }) => forget(payload.id));
  yield* takeEvery([applicationOpened, loggedOut], function* () {
    if (yield* select(selectHasUploads)) return;
    for (const id of passwords.keys()) forget(id);
    // Files of a chat message don't belong to an application.
    const chatFiles = yield* select(selectChatFileIds);
    yield* call(() => ports.files.keepOnly(chatFiles));
  });
}

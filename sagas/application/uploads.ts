import type { Action } from '@reduxjs/toolkit';

import { toFailure } from '#sagas/api/apiError.ts';
import { removeUpload } from '#sagas/api/contract/documents.ts';
import { send } from '#sagas/control/send.ts';
import { call, race, select, take, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { applicationLeft } from '#store/application/slice.ts';
import {
  fileAdded,
  uploadRemoved,
  uploadRetried,
  uploadsAbandoned,
} from '#store/application/uploadsSlice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';

import { sendFile, type Intent } from './sendFile.ts';

const takesAway = (id: string) => (action: Action) =>
  uploadsAbandoned.match(action) || (uploadRemoved.match(action) && action.payload.id === id);

/** What was sent and not yet handed over can be taken back; if not, nobody is hurt by a file too many. */
function* takeBack(ports: Ports, { payload }: ReturnType<typeof uploadRemoved>) {
  const { id, documentUuid } = payload;
  ports.files.forget(id);
  const uuid = yield* select(selectAddressedUuid);
  if (documentUuid === null || uuid === null) return;
  try {
    yield* send(ports, removeUpload, { path: { uuid, documentUuid } });
  } catch (error) {
    toFailure(error);
  }
}

/** Files on their way to the lender (F-11). */
export function* watchUploads(ports: Ports): SagaGenerator<void> {
  /** In memory alone, as the files are: a retry goes on with the key, and the password, of what it repeats (SC-09). */
  const unsettled = new Map<string, Intent>();

  /** An upload goes on when the lender moves the borrower on, and ends when they take the file away or leave it. */
  function* upload(id: string, intent: Intent) {
    unsettled.set(id, intent);
    const { isSettled, taken } = yield* race({
      isSettled: call(sendFile, ports, id, intent),
      taken: take(takesAway(id)),
      left: take([applicationLeft, loggedOut]),
    });
    if (isSettled || taken) unsettled.delete(id);
    if (taken) ports.files.forget(id);
  }

  function intentOf({ id, passwordHandle }: { id: string; passwordHandle: string | null }): Intent {
    if (passwordHandle !== null)
      return { key: ports.newId(), password: ports.vault.redeem(passwordHandle) };
    return unsettled.get(id) ?? { key: ports.newId(), password: null };
  }

  yield* takeEvery(fileAdded, function* ({ payload: { id } }) {
    yield* call(upload, id, { key: id, password: null });
  });
  yield* takeEvery(uploadRetried, function* ({ payload }) {
    yield* call(upload, payload.id, intentOf(payload));
  });
  yield* takeEvery(uploadRemoved, takeBack, ports);
  yield* takeEvery(uploadRemoved, ({ payload }) => void unsettled.delete(payload.id));
  yield* takeEvery([applicationLeft, loggedOut], function* () {
    unsettled.clear();
    yield* call(() => ports.files.clear());
  });
}

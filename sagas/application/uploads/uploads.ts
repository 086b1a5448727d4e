import type { Action } from '@reduxjs/toolkit';

import { failureOf, throwBug } from '#sagas/api/apiError.ts';
import { removeUpload, uploadDocument } from '#sagas/api/contract/documents.ts';
import { send } from '#sagas/control/send.ts';
import {
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
import { applicationOpened } from '#store/application/slice.ts';
import { selectHasUploads, selectUploads } from '#store/application/uploads/selectors.ts';
import {
  fileAdded,
  uploadFailed,
  uploadRemoved,
  uploadRetried,
  uploadsAbandoned,
} from '#store/application/uploads/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';

import { sendFile, type Intent } from './sendFile.ts';

const takesAway = (id: string) => (action: Action) =>
  uploadsAbandoned.match(action) || (uploadRemoved.match(action) && action.payload.id === id);

/** The store forgets the files of an application when another one is opened, and those of whoever logs out. */
function* untilForgotten() {
  while (yield* select(selectHasUploads)) yield* take([applicationOpened, loggedOut]);
}

/** What was sent and not yet handed over can be taken back; if not, nobody is hurt by a file too many. */
function* takeBack(ports: Ports, { payload }: ReturnType<typeof uploadRemoved>) {
  const { id, documentUuid } = payload;
  ports.files.forget(id);
  const uuid = yield* select(selectAddressedUuid);
  if (documentUuid === null || uuid === null) return;
  try {
    yield* send(ports, removeUpload, { path: { uuid, documentUuid } });
  } catch (error) {
    throwBug(error);
  }
}

/** What is sent again under the key of its first try; its password waits in the vault (F-10, SC-09). */
interface Repeat {
  readonly key: string;
  readonly passwordHandle: string | null;
}

/** Files on their way to the lender (F-11). */
export function* watchUploads(ports: Ports): SagaGenerator<void> {
  /** Of whose arrival nobody knows; in memory alone, as the files are. */
  const unsettled = new Map<string, Repeat>();

  function forget(id: string) {
    ports.vault.forget(unsettled.get(id)?.passwordHandle ?? null);
    unsettled.delete(id);
  }

  /** Where the password is gone from the vault, the file is sent as something new, and asked for it again. */
  function intentOf({ key, passwordHandle }: Repeat): Intent {
    const password = passwordHandle === null ? null : ports.vault.redeem(passwordHandle);
    const isWhole = passwordHandle === null || password !== null;
    return { key: isWhole ? key : ports.newId(), password };
  }

  function repeatOf({ key, password }: Intent): Repeat {
    return { key, passwordHandle: password === null ? null : ports.vault.deposit(password) };
  }

  /** An upload goes on when the lender moves the borrower on, and ends when they take the file away or are elsewhere. */
  function* upload(id: string, repeat: Repeat) {
    const intent = intentOf(repeat);
    forget(id);
    try {
      const { isSettled, taken } = yield* race({
        isSettled: call(sendFile, ports, id, intent),
        taken: take(takesAway(id)),
        left: call(untilForgotten),
      });
      if (isSettled === false) unsettled.set(id, repeatOf(intent));
      if (taken) ports.files.forget(id);
    } catch (error) {
      // A bug stops its own file alone, and the person can send that again (S1, S4).
      ports.report(error);
      unsettled.set(id, repeatOf(intent));
      yield* put(uploadFailed({ id, failure: failureOf(error, uploadDocument.name) }));
    }
  }

  // What was on its way when the story was told again goes on (FT-69).
  for (const { id, state } of yield* select(selectUploads))
    if (state === 'sending') yield* fork(upload, id, { key: id, passwordHandle: null });
  yield* takeEvery(fileAdded, function* ({ payload: { id } }) {
    yield* call(upload, id, { key: id, passwordHandle: null });
  });
  yield* takeEvery(uploadRetried, function* ({ payload: { id, passwordHandle } }) {
    const asBefore = passwordHandle === null ? unsettled.get(id) : undefined;
    yield* call(upload, id, asBefore ?? { key: ports.newId(), passwordHandle });
  });
  yield* takeEvery(uploadRemoved, takeBack, ports);
  yield* takeEvery(uploadRemoved, ({ payload }) => forget(payload.id));
  yield* takeEvery([applicationOpened, loggedOut], function* () {
    if (yield* select(selectHasUploads)) return;
    for (const id of unsettled.keys()) forget(id);
    yield* call(() => ports.files.clear());
  });
}

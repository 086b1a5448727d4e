import type { Action } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';

import { toFailure } from '#sagas/api/apiError.ts';
import { removeUpload, uploadDocument } from '#sagas/api/contract/documents.ts';
import { retrying } from '#sagas/control/retrying.ts';
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
import { isKnownKind, TELLING_BYTES } from '#store/application/fileKinds.ts';
import { applicationLeft } from '#store/application/slice.ts';
import {
  fileAdded,
  uploadFailed,
  uploadProgressed,
  uploadRemoved,
  uploadRetried,
  uploadSent,
  type UploadGroup,
} from '#store/application/uploadsSlice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';

/** Three automatic tries before the person is asked (F-11). */
const PATIENCE = { attempts: 4, firstPauseMs: 1_000, isRead: false };

/** How an upload of each pile is filed. */
const documentTypes: Record<UploadGroup, { documentType: string; purpose: string }> = {
  numberProof: { documentType: 'SSN_PROOF', purpose: 'CREDIT_PROOF' },
  photoId: { documentType: 'PHOTO_ID', purpose: 'CREDIT_PROOF' },
  reconsideration: { documentType: 'OTHER', purpose: 'RECONSIDERATION' },
};

/** The first bytes of a file; null when it is not there any more (FT-50). */
const firstBytes = (file: File) =>
  file
    .slice(0, TELLING_BYTES)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );

/** Tells the store how far an upload is; a newer percentage replaces one that nobody took. */
function* tellProgress(id: string, percents: ReturnType<typeof channel<number>>) {
  for (;;) yield* put(uploadProgressed({ id, percent: yield* take(percents) }));
}

interface Sending {
  readonly id: string;
  readonly password: string | null;
}

/** Sends one file, told apart by its first bytes (SC-15). */
function* sendFile(ports: Ports, { id, password }: Sending) {
  const { uuid, files } = yield* select((state: RootState) => state.uploads);
  const upload = files.find((candidate) => candidate.id === id);
  const file = ports.files.find(id);
  const bytes = file && (yield* call(firstBytes, file));
  if (uuid === null || !upload || !file || !bytes) {
    yield* put(uploadFailed({ id, failure: 'unreadable' }));
    return;
  }
  if (!isKnownKind(bytes)) {
    yield* put(uploadFailed({ id, failure: 'wrongType' }));
    return;
  }
  const body = {
    file,
    fileName: upload.fileName,
    ...documentTypes[upload.group],
    ...(password === null ? {} : { password }),
  };
  const percents = channel<number>(buffers.sliding(1));
  const telling = yield* fork(tellProgress, id, percents);
  try {
    const { documentUuid, quality } = yield* retrying(PATIENCE, () =>
      call(function* () {
        return yield* send(
          ports,
          uploadDocument,
          { path: { uuid }, body },
          {
            onProgress: (percent) => percents.put(percent),
            idempotencyKey: password === null ? id : ports.newId(),
          },
        );
      }),
    );
    yield* put(uploadSent({ id, documentUuid, quality }));
    ports.files.forget(id);
  } catch (error) {
    yield* put(uploadFailed({ id, failure: toFailure(error) }));
  } finally {
    telling.cancel();
    percents.close();
  }
}

/** An upload goes on while the borrower reads other screens, and ends when they take the file away. */
function* upload(ports: Ports, sending: Sending) {
  yield* race({
    sent: call(sendFile, ports, sending),
    removed: take(
      (action: Action) => uploadRemoved.match(action) && action.payload.id === sending.id,
    ),
    left: take([applicationLeft, loggedOut]),
  });
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
    toFailure(error);
  }
}

/** Files on their way to the lender (F-11). */
export function* watchUploads(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(fileAdded, function* ({ payload: { id } }) {
    yield* call(upload, ports, { id, password: null });
  });
  yield* takeEvery(uploadRetried, function* ({ payload: { id, passwordHandle } }) {
    const password = passwordHandle === null ? null : ports.vault.redeem(passwordHandle);
    yield* call(upload, ports, { id, password });
  });
  yield* takeEvery(uploadRemoved, takeBack, ports);
  yield* takeEvery([applicationLeft, loggedOut], function* () {
    yield* call(() => ports.files.clear());
  });
}

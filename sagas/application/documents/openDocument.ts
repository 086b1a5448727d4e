import { toFailure } from '#sagas/api/apiError.ts';
import { readDocumentContent } from '#sagas/api/contract/documents.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { documentClosed, documentOpened } from '#store/application/documents/actions.ts';
import { selectLinkedDocument } from '#store/application/documents/link.ts';
import { documentFileFailed, documentFileReceived } from '#store/application/documents/slice.ts';
import { FILE_SIGNATURE_BYTES, fileTypeOf } from '#store/application/uploads/fileKinds.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

function* readFile(ports: Ports, { payload }: ReturnType<typeof documentOpened>) {
  const { documentUuid } = payload;
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null) return null;
  try {
    const path = { uuid, documentUuid };
    const bytes = yield* send(ports, readDocumentContent, { path });
    // The borrower's own files can also be pictures.
    const type =
      fileTypeOf(new Uint8Array(bytes).subarray(0, FILE_SIGNATURE_BYTES)) ?? 'application/pdf';
    const file = new File([bytes], documentUuid, { type });
    const fileId = ports.files.add(file);
    yield* put(documentFileReceived({ documentUuid, fileId }));
    return fileId;
  } catch (error) {
    yield* put(documentFileFailed({ documentUuid, failure: toFailure(error) }));
    return null;
  }
}

/** Opens the document in the address once, so the borrower can close it. */
export function* watchLink(): SagaGenerator<void> {
  let opened: string | null = null;
  yield* runLatestOn([locationChanged, lenderDataReceived], function* () {
    const documentUuid = yield* select(selectLinkedDocument);
    if (documentUuid !== null && documentUuid !== opened)
      yield* put(documentOpened({ documentUuid }));
    opened = documentUuid;
  });
}

/** Reads the opened document. Holds only one file in memory, until its viewer closes (DOCVIEW-07). */
export function* watchOpened(ports: Ports): SagaGenerator<void> {
  let fileId: string | null = null;
  const triggers = [documentOpened, documentClosed, applicationOpened, loggedOut];
  yield* takeLatest(triggers, function* (action) {
    if (fileId !== null) ports.files.remove(fileId);
    fileId = null;
    if (documentOpened.match(action)) fileId = yield* call(readFile, ports, action);
  });
}

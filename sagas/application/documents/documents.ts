import {
  acknowledgeDocument,
  completeSigning,
  readDocumentContent,
  requestPaper,
  signDocument,
  withdrawConsent,
} from '#sagas/api/contract/documents.ts';
import { finishingStep, sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, fork, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import {
  allDocumentsDownloaded,
  consentWithdrawn,
  documentAcknowledged,
  documentClosed,
  documentDownloaded,
  documentOpened,
  documentSigned,
  paperRequested,
  signingFinished,
} from '#store/application/documents/actions.ts';
import {
  ELECTRONIC_DELIVERY,
  WITHDRAWAL_EFFECT,
  fileNameOf,
  lendersDocuments,
  nextToSign,
  withDone,
} from '#store/application/documents/documents.ts';
import { signatureText } from '#store/application/documents/signing.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import type { RootState } from '#store/index.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';
import { toastShown } from '#store/shell/slice.ts';

import { watchLink, watchOpened } from './openDocument.ts';

const READ_TO_THE_END = { scrolledToEnd: true } as const;

type Done = Parameters<typeof withDone>[1];

/** Shows at once what was read or signed. The viewer stays open. */
function* showDone(done: Done) {
  const { documentList, documentsToSign } = yield* select(selectLenderData);
  if (documentList.status === 'ready') {
    const { value } = documentList;
    const documents = withDone(value.documents, done);
    yield* put(lenderDataReceived({ documentList: { ...value, documents } }));
  }
  if (documentsToSign.status === 'ready')
    yield* put(lenderDataReceived({ documentsToSign: withDone(documentsToSign.value, done) }));
}

/** On signing/sign, opens the next document. Elsewhere, the viewer stays. */
function* openNext() {
  const { documentsToSign } = yield* select(selectLenderData);
  const screen = yield* select(selectScreenId);
  if (screen !== 'signingSign' || documentsToSign.status !== 'ready') return;
  const next = nextToSign(documentsToSign.value);
  yield* put(next === null ? documentClosed() : documentOpened({ documentUuid: next.uuid }));
}

/** Reads a document and saves it without the viewer. Returns whether it was read. */
function* save(ports: Ports, documentUuid: string, name: string) {
  const bytes = yield* sendingStep({
    step: 'documentDownload',
    screen: null,
    ask: (uuid) => send(ports, readDocumentContent, { path: { uuid, documentUuid } }),
  });
  if (bytes !== null) ports.page.saveFile(name, bytes, 'application/octet-stream');
  return bytes !== null;
}

function* download(ports: Ports, { payload }: ReturnType<typeof documentDownloaded>) {
  yield* call(save, ports, payload.documentUuid, payload.name);
}

/** Saves the documents one after the other. Stops at the first failure and shows its reason. */
function* downloadAll(ports: Ports) {
  const { documentList } = yield* select(selectLenderData);
  if (documentList.status !== 'ready') return;
  for (const document of lendersDocuments(documentList.value))
    if (!(yield* call(save, ports, document.uuid, fileNameOf(document)))) return;
}

function* acknowledge(ports: Ports, { payload }: ReturnType<typeof documentAcknowledged>) {
  const { documentUuid } = payload;
  const readAt = new Date(ports.clock.now()).toISOString();
  const isSent = yield* sendingStep({
    step: 'documentRead',
    screen: null,
    *ask(uuid) {
      const path = { uuid, documentUuid };
      yield* send(ports, acknowledgeDocument, { path, body: { ...READ_TO_THE_END, readAt } });
      return true;
    },
  });
  if (isSent === null) return;
  const done = { uuid: documentUuid, state: 'READ', doneAt: readAt } as const;
  yield* call(showDone, done);
  yield* call(openNext);
}

/**
 * Whether the document changed. It then opens again as unread, because the borrower must see its new end before
 * signing.
 */
const selectHasChanged = (state: RootState) => {
  const { step } = selectApplicationState(state);
  return step.status === 'failed' && isRefusedWith(step.failure, 'DOCUMENT_CHANGED');
};

function* sign(ports: Ports, { payload }: ReturnType<typeof documentSigned>) {
  const { documentUuid, fileId, signatureName, initials } = payload;
  const file = ports.files.find(fileId);
  if (file === null) {
    yield* put(documentOpened({ documentUuid }));
    return;
  }
  const answer = yield* sendingStep({
    step: 'documentSignature',
    screen: null,
    *ask(uuid) {
      const contentHash = yield* call(ports.hash, file);
      const consentVersion = signatureText.version;
      const body = { signatureName, initials, consentVersion, contentHash, ...READ_TO_THE_END };
      const params = { path: { uuid, documentUuid }, body };
      const scope = applicationScope(uuid, `${signDocument.name}/${documentUuid}`);
      return yield* sendIdempotent(ports, signDocument, params, { scope });
    },
  });
  if (answer !== null) {
    const done = { uuid: documentUuid, state: 'SIGNED', doneAt: answer.signedAt } as const;
    yield* call(showDone, done);
    yield* call(openNext);
  } else if (yield* select(selectHasChanged)) yield* put(documentOpened({ documentUuid }));
}

function* finish(ports: Ports) {
  yield* finishingStep({
    step: 'signingCompletion',
    screen: null,
    from: 'signingSign',
    ask: (uuid) => send(ports, completeSigning, { path: { uuid }, body: {} }),
  });
}

function* withdraw(ports: Ports, { payload }: ReturnType<typeof consentWithdrawn>) {
  const isSent = yield* sendingStep({
    step: 'consentWithdrawal',
    screen: null,
    *ask(uuid) {
      yield* send(ports, withdrawConsent, { path: { uuid }, body: payload });
      return true;
    },
  });
  const { documentList } = yield* select(selectLenderData);
  if (isSent === null || documentList.status !== 'ready') return;
  const { value } = documentList;
  const isDelivery = payload.type === ELECTRONIC_DELIVERY;
  const consents = value.consents.filter(({ type }) => type !== payload.type);
  const isOnPaper = value.isOnPaper || isDelivery;
  yield* put(lenderDataReceived({ documentList: { ...value, consents, isOnPaper } }));
  const text = isDelivery ? WITHDRAWAL_EFFECT : "We won't send you these texts anymore.";
  yield* put(toastShown({ tone: 'success', text }));
}

function* askForPaper(ports: Ports) {
  const answer = yield* sendingStep({
    step: 'paperRequest',
    screen: null,
    ask(uuid) {
      const scope = applicationScope(uuid, requestPaper.name);
      return sendIdempotent(ports, requestPaper, { path: { uuid }, body: {} }, { scope });
    },
  });
  if (answer === null) return;
  const text = `We'll mail your documents. Your reference is ${answer.reference}.`;
  yield* put(toastShown({ tone: 'success', text }));
}

/** document/disclosures and signing/sign. */
export function* watchDocuments(ports: Ports): SagaGenerator<void> {
  yield* fork(watchOpened, ports);
  yield* fork(watchLink);
  yield* takeLeading(documentDownloaded, download, ports);
  yield* takeLeading(allDocumentsDownloaded, downloadAll, ports);
  yield* takeLeading(documentAcknowledged, acknowledge, ports);
  yield* takeLeading(documentSigned, sign, ports);
  yield* takeLeading(signingFinished, finish, ports);
  yield* takeLeading(consentWithdrawn, withdraw, ports);
  yield* takeLeading(paperRequested, askForPaper, ports);
}

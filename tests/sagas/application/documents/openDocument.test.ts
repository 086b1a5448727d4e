import { watchDocuments } from '#sagas/application/documents/documents.ts';
import {
  allDocumentsDownloaded,
  documentClosed,
  documentDownloaded,
  documentOpened,
  documentSigned,
} from '#store/application/documents/actions.ts';
import { selectIsLinkLost } from '#store/application/documents/link.ts';
import { selectDocumentsState, type DocumentsState } from '#store/application/documents/slice.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer;
const pdf = bytesOf(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31);

const start = (script: Readonly<Record<string, readonly unknown[]>>) => {
  const documents = [aDocument({ uuid: 'first' }), aDocument({ uuid: 'second' })];
  const started = startApplicationScreen(watchDocuments, {
    at: 'signing/sign',
    status: aStatus('NOTE_SIGNING'),
    script,
    before: [lenderDataReceived({ documentsToSign: documents })],
  });
  return {
    ...started,
    shown: () => selectDocumentsState(started.store.getState()),
    fileOf: () => {
      const { file } = selectDocumentsState(started.store.getState());
      return file.status === 'ready' ? started.ports.files.find(file.value) : null;
    },
    run: async (action: { type: string }) => {
      await started.run(action, 60_000);
    },
  };
};

const opened = documentOpened({ documentUuid: 'first' });
const signed = ({ file }: DocumentsState) =>
  documentSigned({
    documentUuid: 'first',
    fileId: file.status === 'ready' ? file.value : '',
    signatureName: 'Mira Tolland',
    initials: 'MT',
  });
const hashOfSize = (bytes: number) => String(bytes).padStart(64, '0');

it.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a JPEG', bytesOf(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a PNG', bytesOf(0x89, 0x50, 0x4e, 0x47), 'image/png'],
])(
  'DOCVIEW-07 opens %s as what its bytes say, and keeps only its id in the store',
  async (_what, bytes, type) => {
    const { run, fileOf, store } = start({ readDocumentContent: [bytes] });

    await run(opened);

    expect(fileOf()?.type).toBe(type);
    expect(JSON.stringify(store.getState())).not.toContain('PDF-');
  },
);

it('opens a document again after its file failed to load', async () => {
  const { api, run, shown } = start({ readDocumentContent: [offline()] });
  await run(opened);
  expect(shown()).toMatchObject({ openedUuid: 'first', file: { status: 'failed' } });

  api.answer('readDocumentContent', [pdf]);
  await run(opened);
  expect(shown().file.status).toBe('ready');
});

it('drops the file of a document when the document closes', async () => {
  const { run, shown, ports } = start({ readDocumentContent: [pdf] });
  await run(opened);
  const { file } = shown();
  const id = file.status === 'ready' ? file.value : '';
  expect(ports.files.find(id)).not.toBeNull();

  await run(documentClosed());
  expect(ports.files.find(id)).toBeNull();
  expect(shown().openedUuid).toBeNull();
});

it('opens the next document after a signature', async () => {
  const { run, shown } = start({
    readDocumentContent: [pdf],
    signDocument: [{ signedAt: '2026-11-21T15:00:00.000Z' }],
  });

  await run(opened);

  await run(signed(shown()));

  expect(shown().openedUuid).toBe('second');
});

it('sends the hash of the version that the viewer shows with a signature', async () => {
  const { run, shown, sent } = start({
    readDocumentContent: [pdf, bytesOf(0x25, 0x50)],
    signDocument: [{ signedAt: null }],
  });
  await run(opened);
  const first = shown();

  await run(signed(first));

  expect(sent('signDocument')).toMatchObject({ contentHash: hashOfSize(pdf.byteLength) });
});

it('opens a document again instead of signing a file that is no longer shown', async () => {
  const { run, shown, api } = start({ readDocumentContent: [pdf] });
  await run(opened);
  const before = shown();
  await run(opened);

  await run(signed(before));

  expect(api.names()).not.toContain('signDocument');
  expect(shown()).toMatchObject({ openedUuid: 'first', file: { status: 'ready' } });
});

it('opens a document again when the lender has changed it in the meantime (9.4)', async () => {
  const changed = refused(409, 'This document was updated.', { code: 'DOCUMENT_CHANGED' });
  const { run, shown, api } = start({ readDocumentContent: [pdf], signDocument: [changed] });
  await run(opened);
  const before = shown();

  await run(signed(before));

  expect(shown()).toMatchObject({ openedUuid: 'first', file: { status: 'ready' } });
  // A different file must be read again, because its end wasn't shown.
  expect(shown().file).not.toEqual(before.file);
  expect(api.names().filter((name) => name === 'readDocumentContent')).toHaveLength(2);
});

it('saves a download under the name of the document', async () => {
  const { run, ports } = start({ readDocumentContent: [pdf] });

  await run(documentDownloaded({ documentUuid: 'first', name: 'Note.pdf' }));

  expect(ports.page.savedFiles).toEqual([{ name: 'Note.pdf', bytes: pdf }]);
});

it('saves the lender’s documents one by one, and stops at the first failure', async () => {
  const documents = ['a', 'b', 'c'].map((uuid) => aDocument({ uuid, title: uuid }));
  const mine = aDocument({ uuid: 'mine', group: 'UPLOADED' });
  const { run, ports, store } = start({ readDocumentContent: [pdf, offline] });
  store.dispatch(
    lenderDataReceived({
      documentList: { documents: [mine, ...documents], consents: [], isOnPaper: false },
    }),
  );

  await run(allDocumentsDownloaded());

  expect(ports.page.savedFiles).toEqual([{ name: 'a.pdf', bytes: pdf }]);
});

describe('document/disclosures, opened by a link', () => {
  const openedByLink = (query: string) => {
    const documents = [aDocument({ uuid: 'first' }), aDocument({ uuid: 'second' })];
    const { store } = startApplicationScreen(watchDocuments, {
      at: `document/disclosures${query}`,
      status: aStatus('NOTE_SIGNING'),
      script: { readDocumentContent: [pdf] },
    });
    const list = lenderDataReceived({
      documentList: { documents, consents: [], isOnPaper: false },
    });
    store.dispatch(list);
    return { store, list, opened: () => selectDocumentsState(store.getState()).openedUuid };
  };

  it.each([
    ['names a listed one', '?document=second', 'second', false],
    ['names an unknown one', '?document=third', null, true],
    ['names none', '', null, false],
  ])('opens only a listed document when the address %s', (_what, query, uuid, isLost) => {
    const { store, opened } = openedByLink(query);

    expect(opened()).toBe(uuid);
    expect(selectIsLinkLost(store.getState())).toBe(isLost);
  });

  it('keeps a document that was opened by a link closed when the list is read again', () => {
    const { store, list, opened } = openedByLink('?document=second');

    store.dispatch(documentClosed());
    store.dispatch(list);

    expect(opened()).toBeNull();
  });
});

import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchUploads } from '#sagas/application/uploads/uploads.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import {
  uploadRemoved,
  uploadsListed,
  uploadsRestored,
  uploadRetried,
} from '#store/application/uploads/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { offline, refused, HANG } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import { PDF, sent, aFile, start, settle, keysOf } from '#tests/support/fakes/upload.ts';

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

const rules = { maxBytes: 1_000, types: [], maxFiles: 10 };

const wire = (documentUuid: string, more: object = {}) => ({
  documentUuid,
  fileName: `${documentUuid}.pdf`,
  sizeBytes: 10,
  documentType: 'SSN_PROOF',
  purpose: 'CREDIT_PROOF',
  ...more,
});

function open(script: Record<string, readonly unknown[]>) {
  const started = startApplicationScreen([watchUploads, watchScreens], {
    at: 'review-app/no-credit',
    status: aStatus('CREDIT_NO_MATCH_SSN'),
    script: { readUploadRules: [rules], ...script },
  });
  const files = () =>
    selectUploads(started.store.getState()).map(({ group, documentUuid, state }) => [
      group,
      documentUuid,
      state,
    ]);
  return { ...started, files };
}

it('shows the lender’s unsent files in each browser, under their groups', async () => {
  const { files } = open({
    readUploads: [
      [
        wire('d-1'),
        wire('d-2', {
          group: 'payoffLetter/loan-1',
          documentType: 'PAYOFF_LETTER',
          purpose: 'PAYOFF',
        }),
        wire('d-3', { documentType: 'PASSPORTFRONT', purpose: 'IDENTITY' }),
        wire('d-4', { documentType: 'OTHER', purpose: 'INCOME', group: 'unheard' }),
        wire('d-5', { purpose: 'ELSEWHERE' }),
      ],
    ],
  });

  await pass();

  expect(files()).toEqual([
    ['numberProof', 'd-1', 'sent'],
    ['payoffLetter/loan-1', 'd-2', 'sent'],
    ['identity/PASSPORTFRONT', 'd-3', 'sent'],
    ['payStubs', 'd-4', 'sent'],
  ]);
});

it('shows a file once if both the draft and the lender have it', async () => {
  const { store, files } = open({ readUploads: [[wire('d-1')]] });
  const stored = { fileName: 'd-1.pdf', sizeBytes: 10, quality: null, isUsedAnyway: true };
  store.dispatch(
    uploadsRestored({
      applicationUuid: UUID,
      files: [{ id: 'file-1', group: 'photoId', documentUuid: 'd-1', ...stored }],
    }),
  );

  await pass();

  expect(files()).toEqual([['photoId', 'd-1', 'sent']]);
});

it.each([
  [
    'drops the row of a file that arrived without its response',
    {},
    [['numberProof', 'd-1', 'sent']],
  ],
  [
    'keeps the row of another file with the same name',
    { sizeBytes: 11 },
    [
      ['numberProof', 'd-1', 'sent'],
      ['numberProof', null, 'failed'],
    ],
  ],
])('FT-42 %s', async (_what, about, shown) => {
  const { store, files } = open({ readUploads: [[wire('d-1')]] });
  const stored = { fileName: 'd-1.pdf', sizeBytes: 10, quality: null, isUsedAnyway: false };
  store.dispatch(
    uploadsRestored({
      applicationUuid: UUID,
      files: [{ id: 'file-1', group: 'numberProof', documentUuid: null, ...stored, ...about }],
    }),
  );

  await pass();

  expect(files()).toEqual(shown);
});

it("opens the screen even when the list of files can't be read", async () => {
  const { store, files } = open({ readUploads: [refused(404)] });

  await pass();

  expect(store.getState().application?.data?.uploadLimits.status).toBe('ready');
  expect(files()).toEqual([]);
});

describe('a removal whose response was lost', () => {
  const lost = Array.from({ length: 4 }, () => offline());

  it.each([
    ['when the browser is online again', connectionChanged({ isOnline: true })],
    [
      'when the lender lists the file',
      uploadsListed({
        applicationUuid: UUID,
        files: [
          {
            id: 'd-1',
            group: 'numberProof',
            fileName: 'd-1.pdf',
            sizeBytes: 10,
            documentUuid: 'd-1',
            quality: null,
            isUsedAnyway: false,
          },
        ],
      }),
    ],
  ])(
    "repeats a removal whose response was lost %s, and doesn't show the file again",
    async (_when, event) => {
      const { store, run, files, api } = open({
        readUploads: [[wire('d-1')]],
        removeUpload: [...lost, undefined],
      });
      await pass();

      await run(uploadRemoved({ id: 'd-1', documentUuid: 'd-1' }), 7_000);
      expect(api.names().filter((name) => name === 'removeUpload')).toHaveLength(4);
      await run(event);

      expect(api.names().filter((name) => name === 'removeUpload')).toHaveLength(5);
      expect(store.getState().application?.uploads?.removing).toEqual([]);
      expect(files()).toEqual([]);
    },
  );

  it('removes a file that the lender no longer has', async () => {
    const { store, run } = open({ readUploads: [[wire('d-1')]], removeUpload: [refused(404)] });
    await pass();

    await run(uploadRemoved({ id: 'd-1', documentUuid: 'd-1' }));

    expect(store.getState().application?.uploads?.removing).toEqual([]);
  });
});

describe('uploadRetries', () => {
  beforeEach(() => jest.useFakeTimers());

  it('retries a stopped upload three times, and then waits for the user', async () => {
    const { add, upload, api, store, id } = start({
      uploadDocument: [offline(), offline(), offline(), offline(), sent],
    });

    add();
    await settle(7_000);
    expect(api.calls).toHaveLength(4);
    expect(upload()).toMatchObject({ state: 'failed', problem: 'stopped' });
    store.dispatch(uploadRetried({ id, passwordHandle: null }));
    await settle();

    expect(upload()).toMatchObject({ state: 'sent' });
  });

  it('SC-09 keeps the key of an upload over its retries and "Try again", until the lender responds', async () => {
    const lost = [offline(), offline(), offline(), offline()];
    const { add, api, store, id } = start({
      uploadDocument: [...lost, refused(400), sent],
    });
    const again = async () => {
      store.dispatch(uploadRetried({ id, passwordHandle: null }));
      await settle();
    };

    add();
    await settle(7_000);
    await again();
    const [key] = keysOf(api);
    expect(keysOf(api)).toEqual([key, key, key, key, key]);
    await again();

    expect(keysOf(api).slice(5)).not.toContain(key);
  });

  /** A file that needs a password, followed by failures for all the retries of one click. */
  const locked = refused(422, 'No.', { code: 'PDF_PASSWORD' });

  const lost = [offline(), offline(), offline(), offline()];

  it('SC-09 gives a password a separate key, and keeps both keys while its response is lost', async () => {
    const {
      add,
      api,
      store,
      ports,
      id,
      sent: body,
      upload,
    } = start({ uploadDocument: [locked, ...lost, sent] });

    add();
    await settle();
    store.dispatch(uploadRetried({ id, passwordHandle: ports.vault.deposit('open-sesame') }));
    await settle(7_000);
    expect(upload()).toMatchObject({ problem: 'stopped' });
    store.dispatch(uploadRetried({ id, passwordHandle: null }));
    await settle();

    const [first, ...others] = keysOf(api);
    expect(others).toHaveLength(5);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(first);
    expect(body('uploadDocument')).toMatchObject({ password: 'open-sesame' });
    expect(upload()).toMatchObject({ state: 'sent' });
  });

  it('F-10 keeps a password for its retry only in the vault, and asks again once it was dropped', async () => {
    const {
      add,
      api,
      store,
      ports,
      id,
      sent: body,
    } = start({
      uploadDocument: [locked, ...lost, locked],
    });

    add();
    await settle();
    store.dispatch(uploadRetried({ id, passwordHandle: ports.vault.deposit('open-sesame') }));
    await settle(7_000);
    ports.vault.clear();
    store.dispatch(uploadRetried({ id, passwordHandle: null }));
    await settle();

    const keys = keysOf(api);
    expect(body('uploadDocument')).not.toHaveProperty('password');
    expect(keys.slice(0, -1)).not.toContain(keys.at(-1));
  });

  it('FT-50 asks to choose a file again that disappears during the upload, without a retry', async () => {
    const file = aFile(PDF);
    const { add, api, upload } = start({ uploadDocument: [offline(), sent] }, file);

    add();
    await settle();
    Object.defineProperty(file, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    });
    await settle(7_000);

    expect(upload()).toMatchObject({ state: 'failed', problem: 'unreadable' });
    expect(api.calls).toHaveLength(1);
  });

  describe('F-11 when the browser is online again', () => {
    it('continues a stopped upload by itself with the same key, so the lender stores one copy', async () => {
      const { add, upload, api, store } = start({ uploadDocument: [...lost, sent] });

      add();
      await settle(7_000);
      store.dispatch(connectionChanged({ isOnline: false }));
      await settle(60_000);
      expect(upload()).toMatchObject({ state: 'failed', problem: 'stopped' });
      store.dispatch(connectionChanged({ isOnline: true }));
      await settle();

      expect(upload()).toMatchObject({ state: 'sent', documentUuid: 'document-1' });
      expect(keysOf(api)).toHaveLength(5);
      expect(new Set(keysOf(api)).size).toBe(1);
    });

    it('sends the password from the vault when it continues an upload', async () => {
      const started = start({ uploadDocument: [locked, ...lost, sent] });
      const { add, store, ports, id, sent: body, upload } = started;

      add();
      await settle();
      store.dispatch(uploadRetried({ id, passwordHandle: ports.vault.deposit('open-sesame') }));
      await settle(7_000);
      store.dispatch(connectionChanged({ isOnline: true }));
      await settle();

      expect(body('uploadDocument')).toMatchObject({ password: 'open-sesame' });
      expect(upload()).toMatchObject({ state: 'sent' });
    });

    it.each([
      ['a running upload', [HANG]],
      ['a refused file', [refused(422, 'No.', { code: 'FILE_REFUSED' })]],
      ['a sent file', [sent]],
    ])("doesn't send %s again", async (_what, script) => {
      const { add, api, store } = start({ uploadDocument: script });

      add();
      await settle(7_000);
      store.dispatch(connectionChanged({ isOnline: true }));
      await settle();

      expect(api.calls).toHaveLength(1);
    });
  });
});

import { applicationOpened } from '#store/application/core/slice.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import {
  fileAdded,
  uploadRemoved,
  uploadRetried,
  uploadProgressed,
} from '#store/application/uploads/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { HANG, refused } from '#tests/support/fakes/scriptedApi.ts';
import {
  ANOTHER_UUID,
  PDF,
  sent,
  aFile,
  start,
  settle,
  keysOf,
} from '#tests/support/fakes/upload.ts';

beforeEach(() => jest.useFakeTimers());

it('sends a file with its kind and its key, and without its name in the address', async () => {
  const { add, upload, api, id, ports } = start({ uploadDocument: [sent] });

  add();
  await settle();

  expect(api.calls[0]).toMatchObject({
    params: {
      path: { uuid: UUID },
      body: { fileName: 'card.pdf', documentType: 'SSN_PROOF', purpose: 'CREDIT_PROOF' },
    },
    options: { idempotencyKey: expect.any(String) },
  });
  expect(upload()).toMatchObject({ state: 'sent', documentUuid: 'document-1', percent: 100 });
  expect(ports.files.find(id)).toBeNull();
});

it.each([
  ['identity/PASSPORTFRONT', { documentType: 'PASSPORTFRONT', purpose: 'IDENTITY' }],
  ['lienRelease/lien-1', { documentType: 'LIEN_RELEASE', purpose: 'LIENS' }],
] as const)(
  'sends a part of a group with the document type of its side or its group: %s',
  async (group, filed) => {
    const { store, ports, sent: body } = start({ uploadDocument: [sent] });
    const id = ports.files.add(aFile(PDF));

    store.dispatch(
      fileAdded({ id, group, fileName: 'a.pdf', sizeBytes: 9, applicationUuid: UUID }),
    );
    await settle();

    expect(body('uploadDocument')).toMatchObject(filed);
  },
);

it('reports the progress of an upload', async () => {
  const { add, api, actionsOf } = start({ uploadDocument: [HANG] });

  add();
  await settle();
  api.calls[0]?.options.onProgress?.(50);
  await settle();

  expect(actionsOf(uploadProgressed)).toMatchObject([{ payload: { percent: 50 } }]);
});

it("SC-15 doesn't send a file whose content does not match its name", async () => {
  const { add, upload, api } = start({}, aFile('MZ this is a program'));

  add();
  await settle();

  expect(upload()).toMatchObject({ state: 'failed', problem: 'wrongType' });
  expect(api.calls).toEqual([]);
});

it('FT-50 asks to choose a file again that was moved in the meantime', async () => {
  const unreadable = new File([PDF], 'card.pdf');
  Object.defineProperty(unreadable, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
  });
  const { add, upload } = start({}, unreadable);

  add();
  await settle();

  expect(upload()).toMatchObject({ problem: 'unreadable' });
});

it('FT-50 stops the running upload on leaving, and drops every file', async () => {
  const { add, store, api, id, ports, upload } = start({ uploadDocument: [HANG] });

  add();
  await settle();
  store.dispatch(uploadsAbandoned({ to: null }));
  await settle();

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(ports.files.find(id)).toBeNull();
  expect(upload()).toBeUndefined();
});

const secondFile = ({ ports, store }: ReturnType<typeof start>) => {
  const file = aFile(PDF, 'form.pdf');
  const id = ports.files.add(file);
  const chosen = { id, group: 'numberProof', fileName: file.name, sizeBytes: file.size } as const;
  store.dispatch(fileAdded({ ...chosen, applicationUuid: UUID }));
};

it('S1 reports a bug in one upload, lets its file be sent again, and continues the others', async () => {
  const bug = new TypeError('a bug');
  const started = start({ uploadDocument: [bug, HANG, sent] });
  const { add, api, store, id, ports } = started;
  const states = () => store.getState().application?.uploads?.files.map(({ state }) => state);

  add();
  await settle();
  secondFile(started);
  await settle();
  expect(ports.reported).toEqual([bug]);
  expect(states()).toEqual(['failed', 'sending']);
  expect(api.calls[1]?.options.signal?.aborted).toBe(false);
  store.dispatch(uploadRetried({ id, passwordHandle: null }));
  await settle();

  expect(states()).toEqual(['sent', 'sending']);
  expect(keysOf(api)[2]).toBe(keysOf(api)[0]);
});

it('FT-69 continues a running upload when its saga is restarted after an error', async () => {
  const { add, api, store, upload } = start({
    uploadDocument: [HANG, sent],
    removeUpload: [new TypeError('a bug')],
  });

  add();
  await settle();
  store.dispatch(uploadRemoved({ id: 'other', documentUuid: 'document-9' }));
  await settle(1_000);
  await settle();

  expect(upload()).toMatchObject({ state: 'sent' });
  const [key] = keysOf(api);
  expect(keysOf(api)).toEqual([key, undefined, key]);
});

it.each([
  [refused(413), 'tooLarge'],
  [refused(422, 'No.', { code: 'FILE_REFUSED' }), 'refused'],
  [refused(422, 'No.', { code: 'TOO_MANY_FILES' }), 'tooMany'],
  [refused(422, 'No.', { code: 'PDF_PASSWORD' }), 'locked'],
  [refused(415, 'No.', { code: 'FILE_TYPE' }), 'wrongType'],
  [refused(400, 'No.', { code: 'FILE_EMPTY' }), 'refused'],
  [refused(422), 'refused'],
  [refused(404), 'failed'],
])('names the refusal of a file (%#)', async (answer, problem) => {
  const { add, upload } = start({ uploadDocument: [answer] });

  add();
  await settle();

  expect(upload()).toMatchObject({ state: 'failed', problem });
});

it('opens a locked PDF with a password that no action carries', async () => {
  const locked = refused(422, 'No.', { code: 'PDF_PASSWORD' });
  const {
    add,
    upload,
    store,
    ports,
    id,
    actions,
    sent: body,
  } = start({
    uploadDocument: [locked, locked, sent],
  });
  const retry = async (password: string) => {
    store.dispatch(uploadRetried({ id, passwordHandle: ports.vault.deposit(password) }));
    await settle();
  };

  add();
  await settle();
  await retry('closed-sesame');
  expect(upload()).toMatchObject({ problem: 'wrongPassword' });
  await retry('open-sesame');

  expect(upload()).toMatchObject({ state: 'sent' });
  expect(body('uploadDocument')).toMatchObject({ password: 'open-sesame' });
  expect(JSON.stringify(actions)).not.toContain('sesame');
});

it('stops the upload of a removed file, and deletes a sent file at the lender', async () => {
  const { add, store, api, id, upload } = start({
    uploadDocument: [HANG],
    removeUpload: [undefined],
  });

  add();
  await settle();
  store.dispatch(uploadRemoved({ id, documentUuid: null }));
  await settle();
  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(upload()).toBeUndefined();
  store.dispatch(uploadRemoved({ id: 'other', documentUuid: 'document-9' }));
  await settle();

  expect(api.calls[1]).toMatchObject({
    name: 'removeUpload',
    params: { path: { uuid: UUID, documentUuid: 'document-9' } },
  });
});

it.each([
  ['FT-30 logging out', loggedOut],
  ['another application', () => applicationOpened({ uuid: ANOTHER_UUID })],
])('ends every upload and drops every file after %s', async (_what, event) => {
  const { add, store, api, id, ports } = start({ uploadDocument: [HANG] });

  add();
  await settle();
  store.dispatch(event());
  await settle();

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(ports.files.find(id)).toBeNull();
  expect(store.getState().application?.uploads?.files).toEqual([]);
});

it('continues an upload on another screen of the same application', async () => {
  const { add, store, api, id, ports } = start({ uploadDocument: [HANG] });

  add();
  await settle();
  store.dispatch(applicationOpened({ uuid: UUID }));
  await settle();

  expect(api.calls[0]?.options.signal?.aborted).toBe(false);
  expect(ports.files.find(id)).not.toBeNull();
});

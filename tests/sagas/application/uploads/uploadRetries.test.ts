import { uploadRetried } from '#store/application/uploads/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { HANG, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { PDF, sent, aFile, start, settle, keysOf } from '#tests/support/fakes/upload.ts';

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

it('SC-09 keeps the key of an upload over its retries and "Try again", until the lender answers', async () => {
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

/** A file that needs a password, and then all the retries of one press that fail. */
const locked = refused(422, 'No.', { code: 'PDF_PASSWORD' });
const lost = [offline(), offline(), offline(), offline()];

it('SC-09 gives a password a separate key, and keeps both keys while its answer is lost', async () => {
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
  it('continues a stopped upload by itself under the same key, so the lender stores one copy', async () => {
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

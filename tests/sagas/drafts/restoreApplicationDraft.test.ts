import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import {
  applicationOpened,
  applicationReceived,
  screenDraftsRestored,
  screenTyped,
} from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { photoQualityTexts } from '#store/application/uploads/uploads.ts';
import { flagsDefaulted } from '#store/flags/slice.ts';
import { identityReceived, identityFailed, loggedOut } from '#store/identity/slice.ts';
import { applicationSagasStarted } from '#store/shell/slice.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { NOEL } from '#tests/support/sagas/storedDraft.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const typed = { productSelect: { amount: 101_000 } };

/** Opens the application. The drafts' key arrives after this time, or never. */
async function open({
  comesAfterMs = 0,
  draft = JSON.stringify(typed),
  owner = IDENTITY,
  isServed = true,
  isReached = true,
}: {
  comesAfterMs?: number | null;
  draft?: string;
  owner?: string;
  isServed?: boolean;
  isReached?: boolean;
} = {}) {
  const status = { checklistStatus: 'OFFER_SELECTION' };
  const api = scriptedApi({ readApplication: [{ uuid: APPLICATION, status, property: null }] });
  const ports = fakePorts({ api, at: at('product/select') });
  ports.tokens.set('a.b.c');
  const encrypted = await ports.cipher.encrypt(draft, `${owner}/${APPLICATION}`);
  ports.session.write(storageKeys.applicationDraft, encrypted ?? '');
  const come = ports.cipher.decrypt.bind(ports.cipher);
  jest.spyOn(ports.cipher, 'decrypt').mockImplementation(async (...args) => {
    await new Promise<void>((resolve) => {
      if (comesAfterMs !== null) setTimeout(resolve, comesAfterMs);
    });
    return come(...args);
  });
  const { store, actions } = startSaga([watchLocation, watchAccess], {
    ports,
    before: [
      flagsDefaulted(),
      isReached ? identityReceived({ uuid: IDENTITY }) : identityFailed(),
      ...(isServed ? [applicationSagasStarted()] : []),
    ],
  });
  await pass(0);
  return { store, ports, types: () => actions.map(({ type }) => type) };
}

it('FT-42 restores typed values before the application is shown', async () => {
  const { store, types } = await open();

  expect(selectApplicationState(store.getState()).unsaved).toEqual(typed);
  expect(types().indexOf(screenDraftsRestored.type)).toBeLessThan(
    types().indexOf(applicationReceived.type),
  );
});

it("opens the application even when the key of its drafts doesn't arrive", async () => {
  const { types } = await open({ comesAfterMs: null });
  expect(types()).not.toContain(applicationReceived.type);

  await pass(5_000);
  expect(types()).toContain(applicationReceived.type);
  expect(types()).not.toContain(screenDraftsRestored.type);
});

it('S2 restores typed values with a late key, and keeps newer ones', async () => {
  const { store } = await open({ comesAfterMs: 7_000 });
  await pass(5_000);

  store.dispatch(screenTyped({ screen: 'startContact', values: { isMarried: true } }));
  store.dispatch(screenTyped({ screen: 'productSelect', values: { term: 15 } }));
  await pass(2_000);

  expect(selectApplicationState(store.getState()).unsaved).toEqual({
    productSelect: { ...typed.productSelect, term: 15 },
    startContact: { isMarried: true },
  });
});

it('S5 restores typed values once an unreachable lender identifies the user', async () => {
  const { store, types } = await open({ isReached: false });
  expect(types()).toContain(applicationReceived.type);

  store.dispatch(identityReceived({ uuid: IDENTITY }));
  await pass(0);

  expect(selectApplicationState(store.getState()).unsaved).toEqual(typed);
});

it('FT-66 restores typed values when the code of the application loads late', async () => {
  const { store, ports, types } = await open({ isServed: false });
  await pass(60_000);
  expect(types()).toContain(applicationReceived.type);
  expect(ports.session.read(storageKeys.applicationDraft)).not.toBeNull();

  store.dispatch(applicationSagasStarted());
  await pass(0);

  expect(selectApplicationState(store.getState()).unsaved).toEqual(typed);
});

it.each([
  ['the user has logged out', loggedOut()],
  ['another user has signed in', identityReceived({ uuid: NOEL })],
  ['another application is open', applicationOpened({ uuid: NOEL })],
])('FT-30 restores nothing when %s in the meantime', async (_what, end) => {
  const { store } = await open({ comesAfterMs: 3_000 });

  store.dispatch(end);
  await pass(5_000);

  expect(selectApplicationState(store.getState()).unsaved).toEqual({});
});

it('FT-26 keeps the draft of another user', async () => {
  const { store, ports } = await open({ owner: NOEL });

  expect(selectApplicationState(store.getState()).unsaved).toEqual({});
  expect(ports.session.read(storageKeys.applicationDraft)).toContain(NOEL);
});

it('FT-62 keeps a draft that was stored while an unreadable one was decrypted', async () => {
  const { ports } = await open({ comesAfterMs: 3_000, draft: 'nonsense' });

  ports.session.write(storageKeys.applicationDraft, 'newer');
  await pass(3_000);

  expect(ports.session.read(storageKeys.applicationDraft)).toBe('newer');
});

it('FT-42 shows the user which files to choose again, and keeps sent files', async () => {
  const file = { group: 'photoId', fileName: 'license.png', sizeBytes: 7 };
  const draft = JSON.stringify({
    ...typed,
    uploads: {
      files: [
        { ...file, id: 'sent', documentUuid: 'd1' },
        { ...file, id: 'lost', documentUuid: null },
        { ...file, id: 'poisoned', documentUuid: null, group: '__proto__' },
      ],
    },
  });

  const { store } = await open({ draft });

  const uploads = store.getState().application?.uploads;
  expect(selectApplicationState(store.getState()).unsaved).toEqual(typed);
  expect(uploads?.uuid).toBe(APPLICATION);
  expect(uploads?.files).toMatchObject([
    { id: 'sent', state: 'sent', documentUuid: 'd1', problem: null },
    { id: 'lost', state: 'failed', documentUuid: null, problem: 'unreadable' },
  ]);
});

it('F-11 FT-42 doubts a photo, or lets it be used anyway, as before the reload', async () => {
  const file = { group: 'photoId', fileName: 'license.png', sizeBytes: 7, documentUuid: 'd1' };
  const quality = { blurry: true, glare: false, cropped: false };
  const draft = JSON.stringify({
    uploads: {
      files: [
        { ...file, id: 'doubted', quality, isUsedAnyway: false },
        { ...file, id: 'used', quality, isUsedAnyway: true },
        { ...file, id: 'older' },
        { ...file, id: 'poisoned', quality: 'poor', isUsedAnyway: 7 },
      ],
    },
  });

  const { store } = await open({ draft });

  const files = store.getState().application?.uploads?.files ?? [];
  const blurry = ['This photo looks blurry.'];
  expect(files.map((upload) => [upload.id, photoQualityTexts(upload)])).toEqual([
    ['doubted', blurry],
    ['used', []],
    ['older', []],
    ['poisoned', []],
  ]);
  expect(files[1]).toMatchObject({ quality, isUsedAnyway: true });
});

it.each(['nonsense', '[7]', '{"product/select":7}', 'null'])(
  'FT-62 removes a draft that says %s, and opens the application',
  async (draft) => {
    const { ports, store, types } = await open({ draft });

    expect(ports.session.read(storageKeys.applicationDraft)).toBeNull();
    expect(selectApplicationState(store.getState()).unsaved).toEqual({});
    expect(types()).toContain(applicationReceived.type);
  },
);

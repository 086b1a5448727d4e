import { watchApplicationDraft } from '#sagas/drafts/applicationDraft.ts';
import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import {
  applicationOpened,
  screenDraftDropped,
  screenDraftsRestored,
  screenTyped,
} from '#store/application/core/slice.ts';
import {
  fileAdded,
  photoAccepted,
  uploadFailed,
  uploadSent,
} from '#store/application/uploads/slice.ts';
import {
  identityReceived,
  identityFailed,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';

async function type() {
  const ports = fakePorts({});
  const { store } = startSaga([watchApplicationDraft, watchDraftEnds], {
    ports,
    before: [identityReceived({ uuid: IDENTITY }), applicationOpened({ uuid: APPLICATION })],
  });
  store.dispatch(screenTyped({ screen: 'productSelect', values: { amount: 48_250 } }));
  return { store, ports, stored: () => ports.session.read(storageKeys.applicationDraft) };
}

/** Types again while the first values are being stored. */
async function typeTwice() {
  const typed = await type();
  const typeMore = (amount: number) =>
    void typed.store.dispatch(screenTyped({ screen: 'productSelect', values: { amount } }));
  await pass(0);
  typeMore(60_000);
  return { ...typed, typeMore };
}

it('S2 stores typed values at once, for this identity and application', async () => {
  const { stored } = await type();

  await pass(0);
  expect(stored()).toContain('48250');
  expect(stored()).toContain(`${IDENTITY}/${APPLICATION}`);
});

it('FT-42 stores the state of each file, except of one that was refused for its content', async () => {
  const { store, stored } = await type();
  const file = { group: 'photoId', sizeBytes: 7, applicationUuid: APPLICATION } as const;
  for (const id of ['sent', 'sending', 'refused'])
    store.dispatch(fileAdded({ ...file, id, fileName: `${id}.png` }));
  store.dispatch(uploadSent({ id: 'sent', documentUuid: 'd1', quality: null }));
  store.dispatch(uploadFailed({ id: 'refused', failure: 'wrongType' }));
  await pass(200);

  const [, text = ''] = JSON.parse(stored() ?? '[]') as string[];
  const { uploads } = JSON.parse(text) as { uploads: { files: unknown[] } };
  expect(uploads.files).toMatchObject([
    { id: 'sent', fileName: 'sent.png', documentUuid: 'd1' },
    { id: 'sending', fileName: 'sending.png', documentUuid: null },
  ]);
});

it('F-11 FT-42 stores the lender’s remarks on a photo, and that the borrower uses it anyway', async () => {
  const { store, stored } = await type();
  const quality = { blurry: false, glare: true, cropped: false };
  const photo = { id: 'photo', group: 'photoId', fileName: 'license.png', sizeBytes: 7 } as const;
  store.dispatch(fileAdded({ ...photo, applicationUuid: APPLICATION }));
  store.dispatch(uploadSent({ id: 'photo', documentUuid: 'd1', quality }));
  await pass(1_000);
  store.dispatch(photoAccepted({ id: 'photo' }));
  await pass(1_000);

  const [, text = ''] = JSON.parse(stored() ?? '[]') as string[];
  expect(JSON.parse(text)).toMatchObject({
    uploads: { files: [{ id: 'photo', quality, isUsedAnyway: true }] },
  });
});

it("F-09 FT-42 doesn't store a canceled edit", async () => {
  const { store, stored } = await type();
  await pass(1_000);

  store.dispatch(screenDraftDropped({ screen: 'productSelect' }));
  await pass(200);

  expect(stored()).not.toContain('48250');
});

it('S7 stores a burst with one more write, after a pause', async () => {
  const { stored, typeMore } = await typeTwice();
  expect(stored()).toContain('48250');

  typeMore(70_000);
  await pass(49);
  expect(stored()).toContain('48250');
  await pass(1);

  expect(stored()).toContain('70000');
});

it.each<[string, (typed: Awaited<ReturnType<typeof typeTwice>>) => unknown]>([
  ['FT-20: the session ends', ({ store }) => store.dispatch(sessionEnded())],
  ['FT-20: the user leaves to sign in', ({ store }) => store.dispatch(loginRequested())],
  ['FT-67: the page is hidden', ({ ports }) => ports.page.show(false)],
  ['FT-42, S2: a reload is requested', ({ ports }) => ports.page.goAway()],
])('stores typed values at once, %s', async (_when, end) => {
  const typed = await typeTwice();

  end(typed);
  await pass(0);

  expect(typed.stored()).toContain('60000');
});

describe('S2 FT-42 values typed while the lender could not identify the user', () => {
  const unreached = () => {
    const ports = fakePorts({});
    const { store } = startSaga([watchApplicationDraft, watchDraftEnds], {
      ports,
      before: [identityFailed(), applicationOpened({ uuid: APPLICATION })],
    });
    return { store, stored: () => ports.session.read(storageKeys.applicationDraft) };
  };
  const typed = screenTyped({ screen: 'productSelect', values: { amount: 48_250 } });
  const aFile = {
    id: 'photo',
    group: 'photoId',
    fileName: 'license.png',
    sizeBytes: 7,
    applicationUuid: APPLICATION,
  } as const;

  it.each([
    { what: 'typed values', given: typed, kept: '48250' },
    { what: 'a chosen file', given: fileAdded(aFile), kept: aFile.fileName },
  ])('stores $what once the lender identifies the user', async ({ given, kept }) => {
    const { store, stored } = unreached();
    store.dispatch(given);
    await pass(1_000);
    expect(stored()).toBeNull();

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    await pass(0);

    expect(stored()).toContain(kept);
    expect(stored()).toContain(`${IDENTITY}/${APPLICATION}`);
  });

  it('merges typed values with the previous draft once it is decrypted', async () => {
    const { store, stored } = unreached();
    store.dispatch(typed);
    store.dispatch(identityReceived({ uuid: IDENTITY }));
    await pass(0);

    store.dispatch(screenDraftsRestored({ startContact: { purpose: 'EDUCATION' } }));
    await pass(200);

    expect(stored()).toContain('48250');
    expect(stored()).toContain('EDUCATION');
  });
});

const opened = applicationOpened({ uuid: APPLICATION });
const signedIn = identityReceived({ uuid: IDENTITY });

it.each([
  { when: 'the lender identifies the user', before: [identityFailed(), opened], then: [signedIn] },
  { when: 'the code of drafts loads late', before: [signedIn, opened], then: [] },
  { when: 'the session ends elsewhere', before: [signedIn], then: [sessionEnded()] },
])(
  "S2 doesn't replace a stored draft when nothing was typed and $when",
  async ({ before, then }) => {
    const ports = fakePorts({});
    ports.session.write(storageKeys.applicationDraft, 'closed');

    const { store } = startSaga(watchApplicationDraft, { ports, before });
    for (const action of then) store.dispatch(action);
    await pass(1_000);

    expect(ports.session.read(storageKeys.applicationDraft)).toBe('closed');
  },
);

it.each([
  { then: 'at once', later: [] },
  {
    then: 'of an application that opens before the next user is known',
    later: [opened, screenTyped({ screen: 'productSelect', values: { amount: 60_000 } })],
  },
])('SC-11 stores nothing after log-out, $then', async ({ later }) => {
  const { store, stored } = await type();
  for (const action of [loggedOut(), ...later]) store.dispatch(action);
  await pass(1_000);

  expect(stored()).toBeNull();
});

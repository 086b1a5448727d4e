import { watchUploads } from '#sagas/application/uploads/uploads.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import {
  attachmentRemoved,
  attachmentsAdded,
  messageDeleted,
  messageRetried,
} from '#store/chat/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { fakeOmni } from '#tests/support/fakes/fakeOmni.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

const UPLOADED = {
  id: 'f-1',
  name: 'deed.pdf',
  contentType: 'application/pdf',
  size: 4,
  url: '/files/f-1',
};

async function withFile(options: Parameters<typeof startChat>[0] = {}) {
  const chat = await startChat(options);
  await chat.begin();
  const file = new File(['deed'], 'deed.pdf', { type: 'application/pdf' });
  const id = chat.ports.files.add(file);
  chat.store.dispatch(
    attachmentsAdded([{ id, name: file.name, contentType: file.type, size: file.size }]),
  );
  return { ...chat, id };
}

it('FT-95 fails only the message of an upload without a response, and lets the user try again', async () => {
  const { say, shown, chat, store, api, omni } = await withFile({
    script: { uploadChatFile: [offline(), UPLOADED] },
  });
  say('The deed');
  say('Next');
  await pass(5_000);
  expect(shown()).toEqual(['Next', '[failed] The deed']);
  expect(chat().alert).toBe('unsent');
  expect(api.names().filter((name) => name === 'uploadChatFile')).toHaveLength(1);

  const [failed] = chat().outbox;
  store.dispatch(messageRetried({ clientId: failed?.clientId ?? '' }));
  await pass(50);

  expect(omni.texts()).toEqual(['Next', 'The deed']);
});

it('FT-90 sends an upload that was lost with its link over the next link', async () => {
  const omni = fakeOmni();
  const { say, shown, chat } = await withFile({
    omni,
    script: { uploadChatFile: [offline(), UPLOADED] },
  });
  omni.state.isSilent = true;
  say('The deed');
  await pass(5_000);
  omni.state.isSilent = false;
  await pass(20_000);

  expect(shown()).toEqual(['The deed']);
  expect(chat().alert).toBeNull();
});

it('keeps the files of a chat message when an application opens', async () => {
  const { say, shown, store, ports, id } = await withFile({
    script: { uploadChatFile: [UPLOADED] },
    otherSagas: [watchUploads],
  });
  const other = ports.files.add(new File(['w2'], 'w2.pdf'));
  store.dispatch(applicationOpened({ uuid: APPLICATION }));
  expect(ports.files.find(other)).toBeNull();
  expect(ports.files.find(id)).not.toBeNull();

  say('The deed');
  await pass(50);

  expect(shown()).toEqual(['The deed']);
});

it.each([
  ['is removed from the box', (id: string) => attachmentRemoved({ id })],
  ['disappears with a log-out', () => loggedOut()],
] as const)('frees the content of a file that %s', async (_what, action) => {
  const { store, ports, id } = await withFile();
  store.dispatch(action(id));
  await pass(10);

  expect(ports.files.find(id)).toBeNull();
});

it('frees the content of a message that is deleted', async () => {
  const { say, chat, store, ports, id } = await withFile({
    script: { uploadChatFile: [offline()] },
  });
  say('The deed');
  await pass(5_000);
  expect(ports.files.find(id)).not.toBeNull();
  store.dispatch(messageDeleted({ clientId: chat().outbox[0]?.clientId ?? '' }));

  expect(ports.files.find(id)).toBeNull();
});

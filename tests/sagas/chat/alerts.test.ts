import { attachmentRequested } from '#store/chat/slice.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

it.each([
  ['a refusal of the lender', refused(401), 'token'],
  ['a lender that is down', refused(503), 'failed'],
])('ALERT-05 alerts about a token that is not renewed: %s', async (_what, answer, alert) => {
  const { begin, chat, omni } = await startChat({ script: { refreshChatToken: [answer] } });
  await begin();
  omni.chats.warnOfExpiry(omni.conversation, 0);
  await pass(10_000);

  expect(chat()).toMatchObject({ phase: 'live', alert });
});

it('ALERT-05 treats a token that the provider rejects as invalid, and asks for one once', async () => {
  const { begin, chat, omni, api } = await startChat();
  await begin();
  omni.state.refusesNewToken = true;
  omni.chats.warnOfExpiry(omni.conversation, 0);
  await pass(10_000);

  expect(chat()).toMatchObject({ phase: 'live', alert: 'token' });
  expect(api.names().filter((name) => name === 'refreshChatToken')).toHaveLength(1);
});

it('ALERT-03 ALERT-02 removes the alert of a token when a token is renewed', async () => {
  const { begin, chat, omni, api } = await startChat({
    script: { refreshChatToken: [refused(401)] },
  });
  await begin();
  omni.chats.warnOfExpiry(omni.conversation, 0);
  await pass(1_000);
  expect(chat().alert).toBe('token');

  api.answer('refreshChatToken', [{ token: omni.token }]);
  omni.chats.warnOfExpiry(omni.conversation, 0);
  await pass(1_000);

  expect(chat().alert).toBeNull();
});

/** Starts a chat in which an agent sends files that the borrower opens. */
async function withFiles(uploadUrl = '/uploads') {
  const { chat, ...organisation } = anOrganisation();
  const started = await startChat({
    organisation: { ...organisation, chat: { ...chat, omni: { ...chat.omni, uploadUrl } } },
  });
  await started.begin();
  const { omni, store } = started;
  const { chats, conversation } = omni;
  const openFileAt = async (url: string) => {
    omni.state.fileUrl = url;
    const given = { name: 'deed.pdf', contentType: 'application/pdf', content: new Uint8Array(4) };
    const { id } = chats.addFile(conversation, given);
    const message = chats.say(conversation, { author: 'agent', text: '', attachmentIds: [id] });
    await pass(20);
    store.dispatch(attachmentRequested({ messageId: message.id, attachmentId: id }));
    await pass(10);
  };
  return { ...started, openFileAt };
}

it.each([
  ['/files/7', '/uploads', 'https://homeline.example/files/7', true],
  ['/files/7', 'https://files.lender.example/up', 'https://files.lender.example/files/7', true],
  ['https://cdn.example/7', 'https://files.lender.example/up', 'https://cdn.example/7', false],
])(
  'FT-95 opens a file at %s, with uploads at %s, at %s, with the token of the chat: %s',
  async (url, uploadUrl, address, isNamed) => {
    const { openFileAt, omni } = await withFiles(uploadUrl);
    await openFileAt(url);

    expect(omni.downloads).toEqual([{ address, token: isNamed ? omni.token : null }]);
  },
);

it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://homeline.example/7'])(
  "SC-18 doesn't open a file at %s, and removes the alert with the next file that opens",
  async (url) => {
    const { openFileAt, omni, chat } = await withFiles();
    await openFileAt(url);
    expect(omni.downloads).toEqual([]);
    expect(chat().alert).toBe('failed');

    await openFileAt('/files/8');

    expect(omni.downloads).toHaveLength(1);
    expect(chat().alert).toBeNull();
  },
);

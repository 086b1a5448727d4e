import { attachmentRequested, newChatRequested, olderRequested } from '#store/chat/slice.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

/** A chat of more than a page, whose last message has a file, and which its agent has ended. */
async function endedChat() {
  const started = await startChat();
  const { omni, begin } = started;
  for (let count = 1; count <= 25; count += 1) omni.say(`Message ${count}`);
  await begin();
  const { chats, conversation } = omni;
  const file = chats.addFile(conversation, {
    name: 'deed.pdf',
    contentType: 'application/pdf',
    content: new Uint8Array(4),
  });
  const message = chats.say(conversation, {
    author: 'agent',
    text: 'The deed',
    attachmentIds: [file.id],
  });
  await pass(20);
  chats.end(conversation, 'agent');
  await pass(50);
  return { ...started, file: { messageId: message.id, attachmentId: file.id } };
}

it('chat.md 17 older messages are not asked for after the end, and no load stays open', async () => {
  const { store, chat } = await endedChat();

  store.dispatch(olderRequested());
  await pass(1_000);

  expect(chat()).toMatchObject({ phase: 'ended', isLoadingOlder: false });
});

it('chat.md 17 a load that the end cuts off is over', async () => {
  const { begin, store, omni, chat } = await startChat();
  for (let count = 1; count <= 25; count += 1) omni.say(`Message ${count}`);
  await begin();
  store.dispatch(olderRequested());
  omni.chats.end(omni.conversation, 'agent');
  await pass(50);

  expect(chat()).toMatchObject({ phase: 'ended', isLoadingOlder: false });
});

it('FT-95 a file is saved after the end too, until a new chat begins', async () => {
  const { store, omni, file, chat } = await endedChat();

  store.dispatch(attachmentRequested(file));
  await pass(10);
  expect(omni.downloads).toHaveLength(1);
  expect(chat().alert).toBeNull();
  store.dispatch(newChatRequested());
  store.dispatch(attachmentRequested(file));
  await pass(10);

  expect(omni.downloads).toHaveLength(1);
});

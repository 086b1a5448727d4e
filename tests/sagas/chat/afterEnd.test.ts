import { storageKeys } from '#sagas/page/storageKeys.ts';
import { attachmentRequested, newChatRequested, olderRequested } from '#store/chat/slice.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

/** Starts a chat longer than one page, whose last message has a file and which the agent has ended. */
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

it('CHAT-22 CHAT-24 ends the chat when its channel is frozen, and removes its stored session', async () => {
  const { begin, omni, chat, ports } = await startChat();
  await begin();
  expect(ports.local.content.has(storageKeys.chat)).toBe(true);

  omni.chats.end(omni.conversation, 'frozen');
  await pass(50);

  expect(chat()).toMatchObject({ phase: 'ended', end: { reason: 'frozen' }, alert: null });
  expect(ports.local.content.has(storageKeys.chat)).toBe(false);
  expect(omni.state.open).toBe(0);
});

it("doesn't ask for older messages after the end, or leave a load open (chat.md 17)", async () => {
  const { store, chat } = await endedChat();

  store.dispatch(olderRequested());
  await pass(1_000);

  expect(chat()).toMatchObject({ phase: 'ended', isLoadingOlder: false });
});

it('ends a load that the end of the chat cuts off (chat.md 17)', async () => {
  const { begin, store, omni, chat } = await startChat();
  for (let count = 1; count <= 25; count += 1) omni.say(`Message ${count}`);
  await begin();
  store.dispatch(olderRequested());
  omni.chats.end(omni.conversation, 'agent');
  await pass(50);

  expect(chat()).toMatchObject({ phase: 'ended', isLoadingOlder: false });
});

it.each([
  ['before it', 210],
  ['before it, in a few frames', 3],
])(
  'FT-90 keeps the reason of an end during a break, and what was said %s: %i',
  async (_what, count) => {
    const { begin, omni, shown, chat } = await startChat();
    await begin();
    omni.say('Before the break');
    await pass(10);
    omni.state.isUp = false;
    omni.drop();
    for (let number = 1; number <= count; number += 1) omni.say(`Missed ${number}`);
    omni.chats.end(omni.conversation, 'idle', 'https://survey.example/1');
    omni.state.isUp = true;
    await pass(30_000);

    expect(chat()).toMatchObject({
      phase: 'ended',
      end: { reason: 'idle', surveyUrl: 'https://survey.example/1' },
      alert: null,
    });
    expect(shown()).toEqual(omni.texts());
  },
);

it('FT-90 waits only a short time for missing messages at the end', async () => {
  const { begin, omni, chat } = await startChat();
  await begin();
  omni.say('Before the break');
  await pass(10);
  omni.state.isUp = false;
  omni.drop();
  for (let number = 1; number <= 210; number += 1) omni.say(`Missed ${number}`);
  omni.chats.end(omni.conversation, 'frozen');
  Object.assign(omni.state, { isUp: true, losesHistory: true });
  await pass(60_000);

  expect(chat()).toMatchObject({ phase: 'ended', end: { reason: 'frozen' } });
});

it.each([
  ['https://survey.example/1', 'https://survey.example/1'],
  ['/sandbox/survey', 'https://homeline.example/sandbox/survey'],
  [null, null],
])('CHAT-09 offers at the end the survey %s, which is at %s', async (given, surveyUrl) => {
  const { begin, omni, chat } = await startChat();
  await begin();
  omni.chats.end(omni.conversation, 'agent', given);
  await pass(50);

  expect(chat().end).toEqual({ reason: 'agent', surveyUrl });
});

it('FT-95 saves a file after the end, too, until a new chat starts', async () => {
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

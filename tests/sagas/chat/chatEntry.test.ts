import { watchChatArea } from '#sagas/laterAreas.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { messagesArrived, newChatRequested, selectChat } from '#store/chat/slice.ts';
import { flagsDefaulted, flagsReceived } from '#store/flags/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

beforeEach(() => jest.useFakeTimers());

const PAGE = '/account/heloc/register-v2';

it('runs no code of the chat before it is opened', async () => {
  const ports = fakePorts({ at: PAGE });
  const { store } = startSaga(watchChatArea, { ports });
  await pass(120_000);
  expect(ports.api.names()).toEqual([]);

  store.dispatch(chatOpened({ by: 'borrower' }));
  await pass(10);

  expect(selectChat(store.getState()).isOpen).toBe(true);
  expect(ports.api.names()).toContain('readChatIsOpen');
});

it('QUERY-WEBCHAT opens the chat from the address once, and removes the parameter', async () => {
  const ports = fakePorts({ at: `${PAGE}?pop-webchat=true&utm_source=mail` });
  const { store } = startSaga([watchLocation, watchChatArea], { ports });
  store.dispatch(flagsDefaulted());
  await pass(10);

  expect(selectChat(store.getState()).isOpen).toBe(true);
  expect(ports.history.entries.at(-1)).toBe(`${PAGE}?utm_source=mail`);
});

it.each([
  ['on', true],
  ['off', false],
])('QUERY-WEBCHAT waits for the flags: a chat that is %s', async (_what, isOn) => {
  const ports = fakePorts({ at: `${PAGE}?pop-webchat=true` });
  const { store } = startSaga([watchLocation, watchChatArea], { ports });
  await pass(10);
  expect(selectChat(store.getState()).isOpen).toBe(false);

  const flags = { 'fe-webchat': isOn };
  store.dispatch(flagsReceived({ values: flags, maintenance: null, disasterZips: [] }));
  await pass(10);

  expect(selectChat(store.getState()).isOpen).toBe(isOn);
});

it.each([
  ['an agent', true, 'stream'],
  ['the chatbot', false, 'chatbot'],
])(
  'CHAT-17 waits for the hours with a form that is submitted before they arrive (chat.md 10): %s',
  async (_who, isOpen, mode) => {
    let answer = (_isOpen: boolean) => undefined as void;
    const openStatus = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const { begin, chat } = await startChat({ script: { readChatIsOpen: [openStatus] } });
    await begin();
    expect(chat()).toMatchObject({ phase: 'starting', mode: null });

    answer(isOpen);
    await pass(50);

    expect(chat()).toMatchObject({ phase: 'live', mode });
  },
);

it('CHAT-17 knows who will respond before it knows the hours of the week', async () => {
  const { chat } = await startChat({ script: { readChatHours: [new Promise(() => undefined)] } });

  expect(chat()).toMatchObject({ isAgentHours: true, week: null });
});

it('CHAT-26 reads the hours every minute, and when the chat is opened', async () => {
  const { api, store } = await startChat();
  const reads = () => api.names().filter((name) => name === 'readChatIsOpen').length;
  expect(reads()).toBe(1);
  await pass(60_000);
  expect(reads()).toBe(2);
  store.dispatch(chatOpened({ by: 'borrower' }));
  await pass(10);

  expect(reads()).toBe(3);
});

it("doesn't start a second chat when a form is submitted next to another tab's chat", async () => {
  const first = await startChat();
  const { local, clock } = first.ports;
  const second = await startChat({ ports: { local, clock }, omni: first.omni });
  await first.begin();
  first.say('Hello');
  await pass(20);

  await second.begin();

  expect(second.api.names()).not.toContain('startStreamChat');
  expect(second.shown()).toEqual(['Hello']);
});

it("CHAT-25 opens a chat that the user didn't close when an agent writes", async () => {
  const first = await startChat();
  await first.begin();
  const again = await startChat({ ports: { local: first.ports.local }, omni: first.omni });
  await pass(50);
  expect(again.chat().isOpen).toBe(false);

  first.omni.say('One more thing');
  await pass(50);

  expect(again.chat()).toMatchObject({ isOpen: true, isOpenedByMessage: true, unread: 0 });
  expect(again.actions.some(messagesArrived.match)).toBe(true);
});

it('CHAT-08 starts a new conversation for a new chat after the end', async () => {
  const { begin, store, omni, chat, api } = await startChat();
  await begin();
  omni.chats.end(omni.conversation, 'agent');
  await pass(50);
  store.dispatch(newChatRequested());
  expect(chat().phase).toBe('prechat');
  await begin();

  expect(api.names().filter((name) => name === 'startStreamChat')).toHaveLength(2);
});

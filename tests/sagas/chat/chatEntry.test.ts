import { watchChatArea } from '#sagas/laterAreas.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { selectChatMode } from '#store/chat/mode.ts';
import { endRequested, messagesArrived, newChatRequested, selectChat } from '#store/chat/slice.ts';
import { featuresDefaulted, featuresReceived } from '#store/features/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

beforeEach(() => jest.useFakeTimers());

const PAGE = '/account/heloc/register-v2';

it('nothing of the chat runs before it is opened', async () => {
  const ports = fakePorts({ at: PAGE });
  const { store } = startSaga(watchChatArea, { ports });
  await pass(120_000);
  expect(ports.api.names()).toEqual([]);

  store.dispatch(chatOpened({ by: 'borrower' }));
  await pass(10);

  expect(selectChat(store.getState()).isOpen).toBe(true);
  expect(ports.api.names()).toContain('readChatIsOpen');
});

it('QUERY-WEBCHAT the address opens the chat once, and loses what asked for it', async () => {
  const ports = fakePorts({ at: `${PAGE}?pop-webchat=true&utm_source=mail` });
  const { store } = startSaga([watchLocation, watchChatArea], { ports });
  store.dispatch(featuresDefaulted());
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
  store.dispatch(featuresReceived({ flags, maintenance: null, disasterZips: [] }));
  await pass(10);

  expect(selectChat(store.getState()).isOpen).toBe(isOn);
});

const HOURS = ['within hours', 'out of hours', 'with the hours unknown'] as const;
const answers = { 'within hours': true, 'out of hours': false, 'with the hours unknown': null };

it.each(
  (['stream', 'twilio', 'nice', 'chatbot'] as const).flatMap((type) =>
    HOURS.map((hours) => [type, hours] as const),
  ),
)('CHAT-17 CHAT-18 a brand with %s, %s, has the kind that answers', async (type, hours) => {
  const organisation = anOrganisation();
  const { store } = await startChat({
    organisation: { ...organisation, chat: { ...organisation.chat, type } },
    script: { readChatIsOpen: [answers[hours] ?? new Promise(() => undefined)] },
  });

  expect(selectChatMode(store.getState())).toBe(hours === 'within hours' ? type : 'chatbot');
});

it('CHAT-26 the hours are read every minute, and when the chat is opened', async () => {
  const { api, store } = await startChat();
  const reads = () => api.names().filter((name) => name === 'readChatIsOpen').length;
  expect(reads()).toBe(1);
  await pass(60_000);
  expect(reads()).toBe(2);
  store.dispatch(chatOpened({ by: 'borrower' }));
  await pass(10);

  expect(reads()).toBe(3);
});

/** Two tabs of one browser, which hear each other. */
function twoTabs() {
  const listeners = [new Set<(m: unknown) => void>(), new Set<(m: unknown) => void>()] as const;
  const tab = (own: 0 | 1) => ({
    post: (message: unknown) => {
      for (const listener of listeners[own === 0 ? 1 : 0]) listener(message);
    },
    listen: (listener: (message: unknown) => void) => {
      listeners[own].add(listener);
      return () => void listeners[own].delete(listener);
    },
  });
  return [tab(0), tab(1)] as const;
}

it('a second tab goes on with the chat of the first, and sees all its messages', async () => {
  const [one, two] = twoTabs();
  const first = await startChat({ ports: { otherTabs: one } });
  const second = await startChat({
    ports: { otherTabs: two, local: first.ports.local },
    omni: first.omni,
  });
  await first.begin();
  await pass(2_000);
  expect(second.chat()).toMatchObject({ phase: 'live', connection: 'connected' });

  first.say('From the first');
  second.say('From the second');
  await pass(100);

  expect(first.shown()).toEqual(second.shown());
  expect(new Set(first.shown())).toEqual(new Set(['From the first', 'From the second']));
});

it('an end in one tab ends the chat of the others, also where the lender cannot be told', async () => {
  const [one, two] = twoTabs();
  const script = { readChatIsOpen: [false] };
  const first = await startChat({ script, ports: { otherTabs: one } });
  const second = await startChat({
    script,
    ports: { otherTabs: two, local: first.ports.local, clock: first.ports.clock },
  });
  await first.begin();
  await pass(50);
  expect(second.chat()).toMatchObject({ phase: 'live', mode: 'chatbot' });

  first.store.dispatch(endRequested());
  await pass(50);

  const over = { phase: 'ended', end: { reason: 'customer' } };
  expect([first.chat(), second.chat()]).toMatchObject([over, over]);
  expect(first.ports.local.content.has('homeline.chat')).toBe(false);
});

it('a tab that leaves its ended panel goes on with the chat that another tab has started', async () => {
  const [one, two] = twoTabs();
  const script = { readChatIsOpen: [false] };
  const first = await startChat({ script, ports: { otherTabs: one } });
  const { local, clock } = first.ports;
  const second = await startChat({ script, ports: { otherTabs: two, local, clock } });
  await first.begin();
  first.store.dispatch(endRequested());
  await pass(50);
  first.store.dispatch(newChatRequested());
  await first.begin();
  expect([first.chat().phase, second.chat().phase]).toEqual(['live', 'ended']);

  second.store.dispatch(newChatRequested());
  await pass(50);

  expect(second.chat().phase).toBe('live');
});

it('a form that is submitted beside a chat of another tab starts no second one', async () => {
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

it('CHAT-25 an agent’s message opens a chat that nobody closed', async () => {
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

it('CHAT-08 a new chat after the end is a new conversation', async () => {
  const { begin, store, omni, chat, api } = await startChat();
  await begin();
  omni.chats.end(omni.conversation, 'agent');
  await pass(50);
  store.dispatch(newChatRequested());
  expect(chat().phase).toBe('prechat');
  await begin();

  expect(api.names().filter((name) => name === 'startStreamChat')).toHaveLength(2);
});

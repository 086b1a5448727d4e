import { loggedOut } from '#store/identity/slice.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

function countedTabs() {
  const listeners = new Set<(content: unknown) => void>();
  return {
    listeners,
    post: () => undefined,
    listen: (listener: (content: unknown) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Starts a chat, and counts the timers, listeners and open sockets that it leaves behind. */
async function countedChat(script: NonNullable<Parameters<typeof startChat>[0]>['script'] = {}) {
  const otherTabs = countedTabs();
  const started = await startChat({ script, ports: { otherTabs } });
  const { ports, omni } = started;
  const left = () => ({
    timers: jest.getTimerCount(),
    listeners: ports.page.listening() + otherTabs.listeners.size,
    sockets: omni.state.open,
  });
  return { ...started, left };
}

it('leaves no timer, listener or socket behind after an hour of flapping network: omni', async () => {
  const { begin, chat, omni, say, store, left } = await countedChat();
  const before = left();
  await begin();
  const live = left();
  for (let minute = 0; minute < 60; minute += 1) {
    say(`Minute ${minute}`);
    omni.drop();
    omni.state.isUp = minute % 3 !== 0;
    await pass(60_000);
  }
  omni.state.isUp = true;
  await pass(60_000);
  expect(new Set(omni.texts()).size).toBe(60);
  expect(omni.texts()).toHaveLength(60);
  expect(chat().outbox).toEqual([]);
  expect(left()).toEqual(live);

  store.dispatch(loggedOut());
  await pass(20);

  expect(left()).toEqual(before);
});

it('leaves no timer, listener or socket behind after an hour of flapping network: chatbot', async () => {
  const asked = { questionId: 'q-1', questionStr: 'Hello', createdDt: '2026-11-21T15:00:00Z' };
  const history = [[{ ...asked, responseStr: 'Hello. How can I help?' }]];
  const { begin, chat, say, shown, store, api, left } = await countedChat({
    readChatIsOpen: [false],
    askChatbot: [{ conversationId: 'bot-1' }],
    readChatbotHistory: history,
  });
  const before = left();
  const flap = async () => {
    api.answer('readChatbotHistory', [offline()]);
    await pass(15_000);
    expect(chat().connection).toBe('reconnecting');
    api.answer('readChatbotHistory', history);
    await pass(15_000);
    expect(chat().connection).toBe('connected');
  };
  // A chat with the chatbot lasts ten minutes, so seven of them take an hour.
  for (let conversation = 0; conversation < 7; conversation += 1) {
    await begin();
    say('Hello');
    await pass(5_000);
    const live = left();
    for (let times = 0; times < 17; times += 1) await flap();
    expect(shown()).toEqual(['Hello', 'Hello. How can I help?']);
    expect(left()).toEqual(live);
    store.dispatch(loggedOut());
    await pass(3_000);
  }

  expect(left()).toEqual(before);
});

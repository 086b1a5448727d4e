import { chatOpened } from '#store/chat/actions.ts';
import { chatClosed, endRequested, newChatRequested } from '#store/chat/slice.ts';
import { twoTabs } from '#tests/support/chat/twoTabs.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

async function inTwoTabs(options: Pick<Parameters<typeof startChat>[0] & {}, 'script'> = {}) {
  const [one, two] = twoTabs();
  const first = await startChat({ ...options, ports: { otherTabs: one } });
  const { local, clock } = first.ports;
  const ports = { otherTabs: two, local, clock };
  return { first, openSecond: () => startChat({ ...options, ports, omni: first.omni }) };
}

it('continues the chat of the first tab in a second one, with all its messages', async () => {
  const { first, openSecond } = await inTwoTabs();
  const second = await openSecond();
  await first.begin();
  await pass(2_000);
  expect(second.chat()).toMatchObject({ phase: 'live', connection: 'connected' });

  first.say('From the first');
  second.say('From the second');
  await pass(100);

  expect(first.shown()).toEqual(second.shown());
  expect(new Set(first.shown())).toEqual(new Set(['From the first', 'From the second']));
});

it("ends the chat in every tab, even when the lender can't be told", async () => {
  const { first, openSecond } = await inTwoTabs({ script: { readChatIsOpen: [false] } });
  const second = await openSecond();
  await first.begin();
  await pass(50);
  expect(second.chat()).toMatchObject({ phase: 'live', mode: 'chatbot' });

  first.store.dispatch(endRequested());
  await pass(50);

  const over = { phase: 'ended', end: { reason: 'customer' } };
  expect([first.chat(), second.chat()]).toMatchObject([over, over]);
  expect(first.ports.local.content.has('homeline.chat')).toBe(false);
});

it('continues in this tab the chat that another tab starts after the last one ended', async () => {
  const { first, openSecond } = await inTwoTabs({ script: { readChatIsOpen: [false] } });
  const second = await openSecond();
  await first.begin();
  first.store.dispatch(endRequested());
  await pass(50);
  first.store.dispatch(newChatRequested());
  await pass(10);
  expect([first.chat().phase, second.chat().phase]).toEqual(['prechat', 'prechat']);

  await first.begin();
  await pass(50);

  expect([first.chat().phase, second.chat().phase]).toEqual(['live', 'live']);
});

it('opens the chat in the other tab, too, without its focus, and counts nothing as unread', async () => {
  const { first, openSecond } = await inTwoTabs();
  await first.begin();
  const second = await openSecond();
  await pass(50);
  second.store.dispatch(chatClosed());
  first.omni.say('Are you there?');
  await pass(50);
  expect(second.chat()).toMatchObject({ isOpen: false, unread: 1 });

  first.store.dispatch(chatOpened({ by: 'borrower' }));
  await pass(10);

  expect(second.chat()).toMatchObject({ isOpen: true, isOpenedByMessage: true, unread: 0 });
  expect(second.actions.filter(chatOpened.match)).toHaveLength(1);
});

it("doesn't tell other tabs about a chat that a message opens", async () => {
  const { first, openSecond } = await inTwoTabs();
  await first.begin();
  const second = await openSecond();
  await pass(50);
  second.store.dispatch(chatClosed());

  first.store.dispatch(chatOpened({ by: 'message' }));
  await pass(10);

  expect(second.chat().isOpen).toBe(false);
});

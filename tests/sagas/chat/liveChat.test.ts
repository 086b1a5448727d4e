import { endRequested, messageRetried, olderRequested } from '#store/chat/slice.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

it('CHAT-20 starts one conversation from the pre-chat form, with its messages on both sides', async () => {
  const { begin, chat, say, shown, omni, api } = await startChat();
  await begin();
  expect(chat()).toMatchObject({ phase: 'live', mode: 'stream', connection: 'connected' });

  say('Hello');
  await pass(20);
  omni.say('Hi, how can I help?');
  await pass(20);

  expect(shown()).toEqual(['Hello', 'Hi, how can I help?']);
  expect(omni.texts()).toEqual(['Hello', 'Hi, how can I help?']);
  expect(api.names().filter((name) => name === 'startStreamChat')).toHaveLength(1);
});

it('FT-90 shows what was said during a break after it, each once and in order', async () => {
  const { begin, chat, say, shown, omni } = await startChat();
  await begin();
  omni.say('One');
  await pass(10);

  omni.drop();
  omni.say('Two');
  say('Three');
  await pass(10);
  expect(shown()).toEqual(['One', '[sending] Three']);
  omni.say('Four');
  await pass(2_000);

  expect(shown()).toEqual(['One', 'Two', 'Four', 'Three']);
  expect(chat().connection).toBe('connected');
});

it('ALERT-01 reports a break after a second, and removes the alert with it', async () => {
  const { begin, chat, omni } = await startChat();
  await begin();
  omni.state.isUp = false;
  omni.drop();

  await pass(900);
  expect(chat().alert).toBeNull();
  await pass(200);
  expect(chat().alert).toBe('reconnecting');
  omni.state.isUp = true;
  await pass(20_000);

  expect(chat()).toMatchObject({ alert: null, connection: 'connected' });
});

it('FT-90 sends no second copy after a lost acknowledgment', async () => {
  const { begin, say, shown, omni } = await startChat();
  await begin();
  omni.state.losesNextAck = true;

  say('Once');
  await pass(3_000);

  expect(shown()).toEqual(['Once']);
  expect(omni.texts()).toEqual(['Once']);
  expect(omni.state.received.filter(({ action }) => action === 'sendMessage')).toHaveLength(2);
});

it('sends messages written offline in order once the connection is back', async () => {
  const { begin, say, shown, omni } = await startChat();
  await begin();
  omni.state.isUp = false;
  omni.drop();
  await pass(10);
  for (const text of ['One', 'Two', 'Three']) say(text);
  await pass(5_000);
  expect(omni.texts()).toEqual([]);

  omni.state.isUp = true;
  await pass(20_000);

  expect(omni.texts()).toEqual(['One', 'Two', 'Three']);
  expect(shown()).toEqual(['One', 'Two', 'Three']);
});

it('ALERT-04 fails only a refused message, which can be sent again', async () => {
  const { begin, say, chat, shown, omni, store } = await startChat();
  await begin();
  say('refuse me');
  say('Next');
  await pass(50);
  expect(shown()).toEqual(['Next', '[failed] refuse me']);
  expect(chat().alert).toBe('unsent');

  const [failed] = chat().outbox;
  store.dispatch(messageRetried({ clientId: failed?.clientId ?? '' }));
  await pass(50);

  expect(shown()).toEqual(['Next', '[failed] refuse me']);
  expect(omni.texts()).toEqual(['Next']);
});

it('CHAT-29 CALL-CHAT-10 pings the socket every ten seconds while the chat is live', async () => {
  const { begin, omni, store } = await startChat();
  await begin();
  await pass(60_000);
  expect(omni.state.pings).toBe(6);

  store.dispatch(endRequested());
  await pass(60_000);

  expect(omni.state.pings).toBe(6);
});

it('FT-91 finds a half-open link in 15 seconds, and at once on return to the tab', async () => {
  const { begin, chat, ports, omni } = await startChat();
  await begin();
  omni.state.isSilent = true;
  await pass(15_100);
  expect(chat().connection).toBe('reconnecting');

  omni.state.isSilent = false;
  await pass(20_000);
  expect(chat().connection).toBe('connected');
  omni.state.isSilent = true;
  ports.page.show(true);
  await pass(5_100);

  expect(chat().connection).toBe('reconnecting');
});

it('waits longer each time when a server accepts a connection and drops it at once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { begin, omni } = await startChat();
  await begin();
  omni.state.dropsAtOnce = true;
  omni.drop();
  const opened: number[] = [];
  for (const minute of [1, 2, 3]) {
    const before = omni.state.opened;
    await pass(60_000);
    opened[minute - 1] = omni.state.opened - before;
  }

  expect(opened).toEqual([7, 4, 4]);
});

it('gives up on a first connection after five tries (ALERT-02)', async () => {
  const { begin, chat, omni } = await startChat();
  omni.state.isUp = false;
  await begin();
  await pass(60_000);

  expect(omni.state.opened).toBe(5);
  expect(chat()).toMatchObject({ phase: 'ended', alert: 'failed' });
});

it("CHAT-21 ends the chat with the agent, and keeps unsent messages, which can't be sent", async () => {
  const { begin, chat, say, shown, omni, ports } = await startChat();
  await begin();
  omni.state.isUp = false;
  omni.drop();
  await pass(10);
  say('Too late');
  omni.chats.end(omni.conversation, 'agent');
  omni.state.isUp = true;
  await pass(20_000);

  expect(chat()).toMatchObject({ phase: 'ended', end: { reason: 'agent' }, alert: null });
  expect(shown()).toEqual(['[failed] Too late']);
  expect(ports.local.content.has('homeline.chat')).toBe(false);
});

it('ends the chat at the lender, too, when the borrower ends it', async () => {
  const { begin, chat, store, omni } = await startChat();
  await begin();
  store.dispatch(endRequested());
  await pass(50);

  expect(chat().end?.reason).toBe('customer');
  expect(omni.conversation.isEnded).toBe(true);
});

it('CHAT-34 reads the history in pages of twenty, back to the beginning', async () => {
  const { begin, chat, store, omni } = await startChat();
  for (let count = 1; count <= 45; count += 1) omni.say(`Message ${count}`);
  await begin();
  expect(chat().ids).toHaveLength(20);

  for (const expected of [40, 45]) {
    store.dispatch(olderRequested());
    await pass(20);
    expect(chat().ids).toHaveLength(expected);
  }
  expect(chat().before).toBeNull();
  expect(chat().unread).toBe(0);
});

it('ALERT-03 ends the chat when the lender does not renew its token', async () => {
  const { begin, chat, omni } = await startChat({
    script: { refreshChatToken: [refused(401)] },
  });
  await begin();
  omni.state.deniesToken = true;
  omni.drop();
  await pass(30_000);

  expect(chat()).toMatchObject({ phase: 'ended', end: { reason: 'expired' }, alert: 'token' });
});

it('CHAT-25 opens the chat when an agent writes, until the borrower closes it', async () => {
  const { begin, chat, omni, store } = await startChat();
  await begin();
  store.dispatch({ type: 'chat/chatClosed' });
  omni.say('Still there?');
  await pass(20);

  expect(chat()).toMatchObject({ isOpen: false, unread: 1 });
});

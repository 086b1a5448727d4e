import { chatOpened } from '#store/chat/actions.ts';
import { MAX_FRAME_LENGTH } from '#store/chat/limits.ts';
import { chatClosed, draftTyped } from '#store/chat/slice.ts';
import { flagsReceived } from '#store/flags/slice.ts';
import { identityReceived, loggedOut } from '#store/identity/slice.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

it('CHAT-31 renews in place a token that is about to end', async () => {
  const { begin, api, chat, omni } = await startChat();
  await begin();
  omni.chats.warnOfExpiry(omni.conversation, 0);
  await pass(50);

  expect(api.names()).toContain('refreshChatToken');
  expect(omni.state.opened).toBe(1);
  expect(chat().connection).toBe('connected');
});

it('CHAT-31 uses a token that another tab renewed, though the old one is refused', async () => {
  const first = await startChat({ script: { refreshChatToken: [{ token: 'renewed' }] } });
  await first.begin();
  const { local, clock } = first.ports;
  const second = await startChat({ ports: { local, clock }, omni: first.omni });
  await pass(50);
  second.api.answer('refreshChatToken', [refused(401)]);

  first.omni.chats.warnOfExpiry(first.omni.conversation, 0);
  await pass(2_000);

  expect(second.chat()).toMatchObject({ phase: 'live', alert: null });
  const renewals = first.omni.state.received.filter(({ action }) => action === 'refreshToken');
  expect(renewals).toMatchObject([{ token: 'renewed' }, { token: 'renewed' }]);
  expect(local.content.has('homeline.chat')).toBe(true);
});

it('CHAT-32 sends what is typed at the first key, then every two seconds, masked, and not after the message', async () => {
  const { begin, say, store, omni } = await startChat();
  await begin();
  const previews = () =>
    omni.state.received.flatMap((frame) => (frame.action === 'typing' ? [frame.preview] : []));

  store.dispatch(draftTyped({ text: 'M' }));
  store.dispatch(draftTyped({ text: 'My' }));
  store.dispatch(draftTyped({ text: 'My number is 123-45-6789' }));
  expect(previews()).toEqual(['M']);
  await pass(2_000);
  expect(previews()).toEqual(['M', 'My number is •••-••-••••']);
  say('Never mind');
  await pass(10_000);

  expect(previews()).toHaveLength(2);
});

it('CHAT-32 limits a preview to a message, and its frame to what the socket accepts', async () => {
  const { begin, store, omni } = await startChat();
  await begin();
  store.dispatch(draftTyped({ text: `${'1'.repeat(9)}${'\u0001'.repeat(200_000)}` }));
  await pass(10);

  const [frame] = omni.state.received.filter(({ action }) => action === 'typing');
  expect(frame).toMatchObject({ preview: `${'•'.repeat(9)}${'\u0001'.repeat(4_991)}` });
  expect(new TextEncoder().encode(JSON.stringify(frame)).byteLength).toBeLessThan(32 * 1024);
});

it('FT-92 counts a frame that is too long, and continues the chat', async () => {
  const { begin, chat, omni } = await startChat();
  await begin();
  omni.say('x'.repeat(MAX_FRAME_LENGTH));
  await pass(20);

  expect(chat()).toMatchObject({ droppedFrames: 1, connection: 'connected', ids: [] });
});

it('tells the agent what the borrower has read: visible messages at once, the rest on opening', async () => {
  const { begin, store, omni } = await startChat();
  const readUpTo = () =>
    omni.state.received.flatMap((frame) => (frame.action === 'read' ? [frame.seq] : [])).at(-1);
  omni.say('Before');
  await begin();
  const before = omni.conversation.log.at(-1)?.seq;
  expect(readUpTo()).toBe(before);

  const { seq: inSight } = omni.say('In sight');
  await pass(10);
  expect(readUpTo()).toBe(inSight);

  store.dispatch(chatClosed());
  const { seq: unseen } = omni.say('Behind the button');
  await pass(10);
  expect(readUpTo()).toBe(inSight);
  store.dispatch(chatOpened({ by: 'borrower' }));
  await pass(10);

  expect(readUpTo()).toBe(unseen);
});

it("CHAT-33 clears the agent's typing note after two seconds", async () => {
  const { begin, chat, omni } = await startChat();
  await begin();
  omni.chats.join(omni.conversation, 'Dana');
  omni.chats.typeAsAgent(omni.conversation, true);
  await pass(20);
  expect(chat()).toMatchObject({ typing: 'Dana', agentName: 'Dana', queue: null });

  await pass(2_000);

  expect(chat().typing).toBeNull();
});

it('CHAT-24 continues the same conversation after a reload', async () => {
  const first = await startChat();
  await first.begin();
  first.say('Hello');
  await pass(20);

  const again = await startChat({ ports: { local: first.ports.local }, omni: first.omni });
  await pass(50);

  expect(again.shown()).toEqual(['Hello']);
  expect(again.chat()).toMatchObject({ phase: 'live', mode: 'stream' });
  expect(again.api.names()).not.toContain('startStreamChat');
});

it.each([
  ['CHAT-30 of more than twelve hours', 12 * 3_600_000 + 1],
  ['CHAT-31 with an expired token', 6 * 3_600_000 + 1],
])('drops a stored session: %s', async (_what, ms) => {
  const first = await startChat();
  await first.begin();
  await pass(ms);

  const { local, clock } = first.ports;
  const again = await startChat({ ports: { local, clock }, omni: first.omni });

  expect(again.chat().phase).toBe('prechat');
  expect(local.content.has('homeline.chat')).toBe(false);
});

it("SC-11 forgets this browser's chat at log-out", async () => {
  const { begin, chat, ports, store, omni } = await startChat();
  await begin();
  expect(ports.local.content.has('homeline.chat')).toBe(true);

  store.dispatch(loggedOut());
  await pass(20);

  expect(ports.local.content.has('homeline.chat')).toBe(false);
  expect(chat()).toMatchObject({ phase: 'prechat', ids: [] });
  expect(omni.state.open).toBe(0);
});

it('CHAT-28 renews the nonce of a borrower every minute, and reports a failure', async () => {
  const { begin, api, chat, store } = await startChat({
    script: {
      authenticateChat: [{ nonce: 'n-1' }],
      refreshChatNonce: [{ nonce: 'n-2' }, refused(500)],
    },
  });
  store.dispatch(
    flagsReceived({
      values: { 'fe-borrower-auth-chat': true },
      maintenance: null,
      disasterZips: [],
    }),
  );
  store.dispatch(identityReceived({ uuid: IDENTITY }));
  await begin();
  const start = api.calls.find(({ name }) => name === 'startStreamChat');
  expect(start?.params.body).toMatchObject({ nonce: 'n-1', identityUuid: IDENTITY });

  await pass(60_000);
  expect(chat().alert).toBeNull();
  await pass(60_000);

  expect(chat()).toMatchObject({ alert: 'token', connection: 'connected' });
});

it('keeps text, names and addresses out of the log of a chat', async () => {
  const { begin, say, omni, ports } = await startChat();
  await begin();
  say('My secret question');
  omni.say('A private answer');
  await pass(50);

  const lines = ports.log.text();
  expect(lines).toContain('chat/messagesArrived');
  for (const text of ['secret', 'private', 'Tolland', 'mail.example', 'Dana', omni.token])
    expect(lines).not.toContain(text);
});

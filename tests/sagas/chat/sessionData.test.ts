import { storageKeys } from '#sagas/page/storageKeys.ts';
import { newChatRequested } from '#store/chat/slice.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

function chatBy(type: Organisation['chat']['type']): Organisation {
  const organisation = anOrganisation();
  return { ...organisation, chat: { ...organisation.chat, type } };
}

const BROKEN = { phase: 'ended', end: { reason: 'error' }, alert: 'failed' };

it.each([
  ['stream', 'token', { providerChannelId: 'c-1' }],
  ['stream', 'channel', { providerUserToken: 't' }],
  ['nice', 'omni-proxy channel', { token: 't', conversationSid: 'CH1' }],
  ['twilio', 'omni-proxy channel', { token: 't', conversationSid: 'CH1' }],
  ['twilio', 'conversation', { token: 't', omniProxyChannelId: 'c-1' }],
] as const)(
  'ALERT-06 a %s set-up without its %s ends the chat with an error',
  async (type, _what, answer) => {
    const { begin, chat, store, ports } = await startChat({
      organisation: chatBy(type),
      script: { startStreamChat: [answer], startAgentChat: [answer] },
    });
    await begin();
    expect(chat()).toMatchObject(BROKEN);
    expect(ports.local.content.has(storageKeys.chat)).toBe(false);

    store.dispatch(newChatRequested());

    expect(chat()).toMatchObject({ phase: 'prechat', alert: null });
  },
);

it('ALERT-02 a set-up that is refused is told, and the form stays', async () => {
  const { begin, chat } = await startChat({ script: { startStreamChat: [refused(503)] } });
  await begin();

  expect(chat()).toMatchObject({ phase: 'prechat', alert: 'failed' });
});

it('ALERT-06 a stored session that cannot be read ends the chat with an error', async () => {
  const first = await startChat();
  const { local } = first.ports;
  local.write(storageKeys.chat, 'no session');

  const { chat } = await startChat({ ports: { local } });
  await pass(50);

  expect(chat()).toMatchObject(BROKEN);
  expect(local.content.has(storageKeys.chat)).toBe(false);
});

it('FIELD-CHAT-1 what a set-up answered is stored, and no message', async () => {
  const { begin, say, ports, omni } = await startChat();
  await begin();
  say('My question');
  await pass(20);
  const stored = await ports.cipher.decrypt(ports.local.read(storageKeys.chat) ?? '', 'chat');

  expect(JSON.parse(stored ?? '')).toEqual({
    mode: 'stream',
    friendlyName: 'Mira Tolland',
    emailAddress: 'mira@mail.example',
    token: omni.token,
    expiration: expect.any(Number),
    conversationId: omni.conversation.channelId,
    conversationSid: null,
    omniProxyChannelId: null,
    providerChannelId: omni.conversation.channelId,
    providerUserId: null,
    customerId: null,
    threadId: null,
    initialMessage: expect.stringContaining('How can we help?'),
    nonce: null,
    loginTimestamp: expect.any(Number),
  });
});

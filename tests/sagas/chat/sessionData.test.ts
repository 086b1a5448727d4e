import { storageKeys } from '#sagas/page/storageKeys.ts';
import { applicationOpened, applicationReceived } from '#store/application/core/slice.ts';
import { newChatRequested } from '#store/chat/slice.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { fakeOmni } from '#tests/support/fakes/fakeOmni.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { anApplication } from '#tests/support/sagas/openApplication.ts';
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
  'ALERT-06 ends the chat with an error when a %s set-up lacks its %s',
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

it.each([
  ['nice', { conversationSid: 'CH1', omniProxyChannelId: 'channel' }, 'token'],
  ['stream', { providerUserId: 'u-2', providerChannelId: 'channel' }, 'providerUserToken'],
] as const)(
  'CALL-CHAT-04 takes the session from the set-up response of %s',
  async (type, ids, tokenName) => {
    const omni = fakeOmni();
    const { channelId } = omni.conversation;
    const given = Object.fromEntries(
      Object.entries(ids).map(([name, id]) => [name, id === 'channel' ? channelId : id]),
    );
    const answer = { ...given, [tokenName]: omni.token };
    const { begin, chat, ports } = await startChat({
      omni,
      organisation: chatBy(type),
      script: { startStreamChat: [answer], startAgentChat: [answer] },
    });
    await begin();
    const stored = await ports.cipher.decrypt(ports.local.read(storageKeys.chat) ?? '', 'chat');

    expect(chat()).toMatchObject({ phase: 'live', mode: type, connection: 'connected' });
    expect(JSON.parse(stored ?? '')).toMatchObject({
      ...given,
      mode: type,
      token: omni.token,
      conversationId: channelId,
    });
  },
);

it.each([
  ['FHEL', false, 'FHEL'],
  ['White Label', false, 'White Label'],
  ['CLOC_HELOC', false, 'CLOC_HELOC'],
  ['White Label', true, 'CLOC_HELOC'],
  ['FHEL', true, 'CLOC_HELOC'],
] as const)(
  'CALL-CHAT-03 asks for the skill of a brand with %s, for a crypto application %s, as %s',
  async (skill, isCrypto, asked) => {
    const { chat, ...organisation } = anOrganisation();
    const { begin, api, store } = await startChat({
      organisation: { ...organisation, chat: { ...chat, skill } },
    });
    store.dispatch(applicationOpened({ uuid: APPLICATION }));
    store.dispatch(applicationReceived(anApplication({ isCrypto })));
    await begin();

    const start = api.calls.find(({ name }) => name === 'startStreamChat');
    expect(start?.params.body).toMatchObject({ skill: asked });
  },
);

it('ALERT-02 reports a refused set-up, and keeps the form', async () => {
  const { begin, chat } = await startChat({ script: { startStreamChat: [refused(503)] } });
  await begin();

  expect(chat()).toMatchObject({ phase: 'prechat', alert: 'failed' });
});

it("ALERT-06 ends the chat with an error when a stored session can't be read", async () => {
  const first = await startChat();
  const { local } = first.ports;
  local.write(storageKeys.chat, 'no session');

  const { chat } = await startChat({ ports: { local } });
  await pass(50);

  expect(chat()).toMatchObject(BROKEN);
  expect(local.content.has(storageKeys.chat)).toBe(false);
});

it("FIELD-CHAT-1 stores the set-up's response, and no message", async () => {
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

import { closeCodes, MAX_RESUMED_EVENTS } from '#sagas/api/contract/chatSocket.ts';
import { MAX_MESSAGES, openOmniServer, START } from '#tests/server/support/omniServer.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';

const { chats, connect, aChat, setTime } = openOmniServer();

describe('the first frame', () => {
  test('authorizes with the first frame, and sends the newest page and the place in line', async () => {
    const { client, authorized } = await aChat();
    expect(authorized).toMatchObject({
      seq: 1,
      ended: false,
      agentName: null,
      resumed: false,
      gap: false,
      history: { messages: [{ author: 'system', text: 'Welcome.' }], before: null },
    });
    expect(await client.next('queue')).toEqual({ type: 'queue', position: 1 });
  });

  test('accepts a ping as the first frame, and refuses any other before authorizing', async () => {
    const client = await connect();
    expect(await client.ask({ action: 'ping' })).toEqual({
      type: 'pong',
      requestId: 'r1',
      serverTime: new Date(MORNING).toISOString(),
    });
    client.raw({ action: 'history', requestId: 'r2', before: null, limit: 5 });
    expect(await client.closed).toBe(closeCodes.badToken);
  });

  test.each(['not JSON', '{}', '[]', '{"action":"authorize","requestId":"r1"}'])(
    'disconnects the socket if the first frame is %s',
    async (content) => {
      const client = await connect();
      client.raw(content);
      expect(await client.closed).toBe(closeCodes.badToken);
    },
  );

  test('disconnects with its own code after a bad token, an expired one, and an unknown conversation', async () => {
    const { conversation, token } = chats.start(START);
    const codeOf = async (channelId: string, given: string) => {
      const client = await connect();
      await expect(client.authorize(channelId, given)).rejects.toThrow('closed');
      return client.closed;
    };
    const { channelId } = conversation;
    expect(await codeOf(channelId, 'another')).toBe(closeCodes.badToken);
    expect(await codeOf('another', token)).toBe(closeCodes.unknownConversation);
    setTime(MORNING + 6 * 3_600_000);
    expect(await codeOf(channelId, token)).toBe(closeCodes.tokenExpired);
  });
});

describe('messages', () => {
  test('sends a message to every socket of the conversation, and acknowledges it', async () => {
    const { conversation, token, client, say } = await aChat();
    const other = await connect();
    await other.authorize(conversation.channelId, token);
    const ack = await say('c1');
    expect(ack).toMatchObject({
      type: 'ack',
      seq: 2,
      message: { id: 'm2', seq: 2, author: 'me', clientMessageId: 'c1', text: 'Hello' },
    });
    const { message } = await client.next('message');
    expect((await other.next('message')).message).toEqual(message);
    expect(ack).toMatchObject({ message });
  });

  test.each([
    ['too long', { text: 'x'.repeat(20_001) }, 'too-large'],
    ['empty', { text: ' ' }, 'fault'],
    ['with an unknown file', { attachmentIds: ['f1'] }, 'fault'],
  ])('rejects messages that are %s, and keeps the socket open', async (_what, change, code) => {
    const { client } = await aChat();
    const frame = { clientMessageId: 'c1', text: 'Hello', attachmentIds: [], ...change };
    const answer = await client.ask({ action: 'sendMessage', ...frame });
    expect(answer).toMatchObject({ type: 'error', requestId: 'r2', code });
    expect((await client.ask({ action: 'ping' })).type).toBe('pong');
  });

  test('rejects messages that come too fast', async () => {
    const { say } = await aChat();
    for (let count = 0; count < MAX_MESSAGES; count += 1) await say(`c${count}`);
    expect(await say('last')).toMatchObject({ type: 'error', code: 'rate' });
  });

  test('disconnects the socket with 1009 after a message of more than 128 kB', async () => {
    const { client } = await aChat();
    client.raw('x'.repeat(128 * 1024 + 1));
    expect(await client.closed).toBe(closeCodes.frameTooBig);
  });

  test.each([
    ['an unknown action', { action: 'dance', requestId: 'r9' }, 'r9'],
    ['a wrong field', { action: 'read', seq: -1 }, undefined],
    ['not JSON', '{', undefined],
    ['another authorize', { action: 'authorize', requestId: 'r9' }, 'r9'],
  ])('returns an error for %s, and keeps the socket open', async (_what, content, requestId) => {
    const { client } = await aChat();
    client.raw(content);
    const error = await client.next('error');
    expect(error.code).toBe('fault');
    expect(error.requestId).toBe(requestId);
    expect((await client.ask({ action: 'ping' })).type).toBe('pong');
  });
});

describe('after a break', () => {
  test('reports a gap with the newest page after too many missed events', async () => {
    const { conversation, token } = chats.start(START);
    for (let count = 0; count <= MAX_RESUMED_EVENTS; count += 1)
      chats.say(conversation, { author: 'agent', text: `${count}` });
    const client = await connect();
    const authorized = await client.authorize(conversation.channelId, token, 1);
    expect(authorized).toMatchObject({ seq: MAX_RESUMED_EVENTS + 2, resumed: false, gap: true });
    expect(authorized.history?.messages).toHaveLength(20);

    const page = await client.ask({
      action: 'history',
      before: authorized.history?.before ?? null,
      limit: 50,
    });
    expect(page).toMatchObject({ type: 'history', before: `${MAX_RESUMED_EVENTS + 3 - 70}` });
    const wrong = await client.ask({ action: 'history', before: 'x', limit: 50 });
    expect(wrong).toMatchObject({ type: 'error', code: 'fault' });
  });
});

test('tells a client that arrives after the end why it ended, and lets the client read the chat', async () => {
  const { conversation, token } = chats.start(START);
  chats.end(conversation, 'frozen', '/sandbox/survey');
  const client = await connect();
  expect(await client.authorize(conversation.channelId, token)).toMatchObject({
    ended: true,
    end: { reason: 'frozen', surveyUrl: '/sandbox/survey' },
  });
  expect(await client.ask({ action: 'history', before: null, limit: 5 })).toMatchObject({
    type: 'history',
    messages: [{ text: 'Welcome.' }],
  });
});

test('ignores typing frames beyond five a second', async () => {
  const { conversation, client } = await aChat();
  for (let count = 1; count <= 20; count += 1)
    client.raw({ action: 'typing', preview: `Typed ${count}` });
  await client.ask({ action: 'ping' });

  expect(conversation.preview).toBe('Typed 5');
});

test("forwards typing and reading to the agent, and the agent's typing to the client", async () => {
  const { conversation, client } = await aChat();
  client.raw({ action: 'typing', preview: 'Hel' });
  client.raw({ action: 'read', seq: 99 });
  await client.ask({ action: 'ping' });
  expect(conversation).toMatchObject({ preview: 'Hel', readUpTo: 1 });

  chats.join(conversation, 'Dana');
  chats.typeAsAgent(conversation, true);
  expect(await client.next('participant')).toMatchObject({ change: 'joined', name: 'Dana' });
  expect(await client.next('typing')).toMatchObject({ name: 'Dana', active: true });
});

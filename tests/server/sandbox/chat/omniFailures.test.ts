import { closeCodes } from '#sagas/api/contract/chatSocket.ts';
import type { OmniClient } from '#tests/server/support/omniClient.ts';
import { IDLE_MS, openOmniServer, START } from '#tests/server/support/omniServer.ts';

const { world, chats, connect, connectImpatiently, aChat, setTime } = openOmniServer();

const seqsOf = ({ frames }: OmniClient) =>
  frames.flatMap((frame) => (frame.type === 'message' ? [frame.seq] : []));

describe('the token', () => {
  test('is replaced in place', async () => {
    const { token, client } = await aChat();
    const renewed = chats.renew(token);
    const answer = await client.ask({ action: 'refreshToken', token: renewed?.token ?? '' });
    expect(answer).toMatchObject({ type: 'tokenAccepted', expiresAt: renewed?.expiresAt });
    const wrong = await client.ask({ action: 'refreshToken', token: 'another' });
    expect(wrong).toMatchObject({ type: 'error', code: 'denied' });
  });

  test('is warned of before its end, which closes the socket', async () => {
    const { conversation, token, expiresAt } = chats.start(START);
    setTime(expiresAt - 300);
    const client = await connect();
    await client.authorize(conversation.channelId, token);
    expect(await client.next('tokenExpiring')).toEqual({ type: 'tokenExpiring', expiresAt });
    expect(await client.closed).toBe(closeCodes.tokenExpired);
  });

  test('closes every socket when it is made to expire', async () => {
    const { conversation, client } = await aChat();
    chats.expireTokens(conversation);
    expect(await client.closed).toBe(closeCodes.tokenExpired);
  });
});

test('a socket without frames of its client is closed as idle', async () => {
  const { client } = await aChat(connectImpatiently);
  await client.ask({ action: 'ping' });
  expect(await client.closed).toBe(closeCodes.idle);
});

test('a socket that pings and never authorizes is closed as idle', async () => {
  const client = await connectImpatiently();
  const pings = setInterval(() => client.raw({ action: 'ping', requestId: 'p' }), IDLE_MS / 4);
  expect(await client.closed).toBe(closeCodes.idle);
  clearInterval(pings);
});

describe('failures', () => {
  test('new sockets are refused, and taken again', async () => {
    const { conversation, token } = chats.start(START);
    conversation.failures.refuse(true);
    const refused = await connect();
    await expect(refused.authorize(conversation.channelId, token)).rejects.toThrow('1006');
    conversation.failures.refuse(false);
    await (await connect()).authorize(conversation.channelId, token);
  });

  test('a half-open link answers nothing, stores nothing and stays open', async () => {
    const { conversation, client } = await aChat(connectImpatiently);
    conversation.failures.silence(true);
    client.raw({ action: 'ping', requestId: 'p1' });
    client.raw({
      action: 'sendMessage',
      requestId: 'r9',
      clientMessageId: 'c1',
      text: 'Hello',
      attachmentIds: [],
    });
    chats.say(conversation, { author: 'agent', text: 'Are you there?' });
    const first = await Promise.race([
      client.closed,
      new Promise((resolve) => {
        setTimeout(resolve, IDLE_MS + 100, 'open');
      }),
    ]);
    expect(first).toBe('open');
    expect(client.frames.filter(({ type }) => type !== 'queue')).toEqual([]);
    conversation.failures.silence(false);
    expect(seqsOf(client)).toEqual([]);
    expect((await client.ask({ action: 'ping' })).type).toBe('pong');
    expect(chats.newestSeq(conversation)).toBe(2);
  });

  test('a message is stored, and its link drops before the acknowledgement', async () => {
    const { conversation, token, client, say } = await aChat();
    const other = await connect();
    await other.authorize(conversation.channelId, token);
    conversation.failures.loseNextAck();
    await expect(say('c1')).rejects.toThrow('1006');
    expect(seqsOf(client)).toEqual([]);
    expect((await other.next('message')).message.clientMessageId).toBe('c1');

    const again = await connect();
    await again.authorize(conversation.channelId, token, 1);
    const repeat = await again.ask({
      action: 'sendMessage',
      clientMessageId: 'c1',
      text: 'Hello',
      attachmentIds: [],
    });
    expect(repeat).toMatchObject({ type: 'ack', seq: 2 });
  });

  test('links are accepted and dropped at once, as often as ordered', async () => {
    const { conversation, token } = chats.start(START);
    conversation.failures.acceptAndDrop(2);
    for (const code of [1006, 1006]) {
      const client = await connect();
      await client.authorize(conversation.channelId, token);
      expect(await client.closed).toBe(code);
    }
    const { socket } = await connect().then(async (client) => {
      await client.authorize(conversation.channelId, token);
      await client.ask({ action: 'ping' });
      return client;
    });
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test('a reset drops every link', async () => {
    const { client } = await aChat();
    world.forget();
    expect(await client.closed).toBe(1006);
  });
});

test('a closed socket leaves no listener and no link behind', async () => {
  const { conversation, token } = chats.start(START);
  const [unsubscribe, forget] = [jest.fn(), jest.fn()];
  jest.spyOn(chats, 'subscribe').mockReturnValue(unsubscribe);
  jest.spyOn(conversation.failures, 'attach').mockReturnValue(forget);
  const client = await connect();
  await client.authorize(conversation.channelId, token);
  client.socket.close(closeCodes.left);
  await client.closed;
  // Its server answers others only after it has seen the close.
  await (await connect()).ask({ action: 'ping' });
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(forget).toHaveBeenCalledTimes(1);
});

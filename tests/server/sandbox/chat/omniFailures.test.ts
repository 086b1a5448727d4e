import { closeCodes } from '#sagas/api/contract/chatSocket.ts';
import { IDLE_MS, openOmniServer, START } from '#tests/server/support/omniServer.ts';

const { chats, connect, connectImpatiently, aChat, setTime } = openOmniServer();

describe('the token', () => {
  test('warns of the end of a token, and then closes the socket', async () => {
    const { conversation, token, expiresAt } = chats.start(START);
    setTime(expiresAt - 300);
    const client = await connect();
    await client.authorize(conversation.channelId, token);
    expect(await client.next('tokenExpiring')).toEqual({ type: 'tokenExpiring', expiresAt });
    expect(await client.closed).toBe(closeCodes.tokenExpired);
  });
});

test('disconnects a socket as idle if its client sends no frames', async () => {
  const { client } = await aChat(connectImpatiently);
  await client.ask({ action: 'ping' });
  expect(await client.closed).toBe(closeCodes.idle);
});

test('disconnects a socket as idle if it pings but never authorizes', async () => {
  const client = await connectImpatiently();
  const pings = setInterval(() => client.raw({ action: 'ping', requestId: 'p' }), IDLE_MS / 4);
  expect(await client.closed).toBe(closeCodes.idle);
  clearInterval(pings);
});

test('accepts a link and drops it at once, as often as ordered', async () => {
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

test('leaves no listener and no link behind a closed socket', async () => {
  const { conversation, token } = chats.start(START);
  const [unsubscribe, forget] = [jest.fn(), jest.fn()];
  jest.spyOn(chats, 'subscribe').mockReturnValue(unsubscribe);
  jest.spyOn(conversation.failures, 'attach').mockReturnValue(forget);
  const client = await connect();
  await client.authorize(conversation.channelId, token);
  client.socket.close(closeCodes.left);
  await client.closed;
  // The server answers other clients only after it has seen the close.
  await (await connect()).ask({ action: 'ping' });
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(forget).toHaveBeenCalledTimes(1);
});

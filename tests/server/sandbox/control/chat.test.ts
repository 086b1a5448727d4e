import type { Server } from 'node:http';

import { closeCodes } from '#sagas/api/contract/chatSocket.ts';
import { startStreamChat } from '#sagas/api/contract/chat.ts';
import { sandboxAt, type SandboxClient } from '#scripts/driver/sandbox.ts';
import { serverOf } from '#tests/server/support/buildOnDisk.ts';
import { aChatStart } from '#tests/server/support/chatStart.ts';
import { anOmniClient, OMNI_SOCKET } from '#tests/server/support/omniClient.ts';
import { listen } from '#tests/server/support/listen.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');
let server: Server;
let host = '';
let sandbox: SandboxClient;

beforeEach(async () => {
  server = serverOf(lender.sandbox.app, lender.sandbox.upgrade);
  host = `127.0.0.1:${await listen(server)}`;
  sandbox = sandboxAt(`http://${host}`);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Starts a chat through the contract, and a client that joins it. */
async function aChat() {
  const { body } = await lender.call(startStreamChat, {
    body: aChatStart({ chatMode: 'stream' }),
  });
  const channelId = body.providerChannelId ?? '';
  const token = body.providerUserToken ?? '';
  const client = await anOmniClient(`ws://${host}${OMNI_SOCKET}`);
  await client.authorize(channelId, token);
  return { channelId, token, client };
}

test('lets an agent join, type, write with a file, and leave', async () => {
  const { channelId, token, client } = await aChat();
  await sandbox.chat.queue(channelId, 3);
  await sandbox.chat.join(channelId, 'Dana');
  await sandbox.chat.type(channelId, true);
  const said = await sandbox.chat.say(channelId, 'Hello', [
    { name: 'rates.txt', contentBase64: Buffer.from('6.85%').toString('base64') },
  ]);
  await sandbox.chat.leave(channelId);

  expect(await client.next('participant')).toMatchObject({ change: 'joined', name: 'Dana' });
  expect(await client.next('typing')).toMatchObject({ name: 'Dana', active: true });
  const { message } = await client.next('message');
  expect(message).toEqual(said);
  expect(message).toMatchObject({ author: 'agent', authorName: 'Dana', text: 'Hello' });
  const [file] = message.attachments;
  const headers = { Authorization: `Bearer ${token}` };
  const content = await fetch(`http://${host}${file?.url}`, { headers });
  expect(await content.text()).toBe('6.85%');
  expect(await client.next('participant')).toMatchObject({ change: 'left', name: 'Dana' });
  expect(client.frames).toMatchObject([
    { type: 'queue', position: 1 },
    { type: 'queue', position: 3 },
  ]);
});

test('lists the conversations with what the customer types, and without tokens', async () => {
  const { channelId, token, client } = await aChat();
  client.raw({ action: 'typing', preview: 'Can I' });
  client.raw({ action: 'read', seq: 1 });
  await client.ask({ action: 'ping' });
  const all = await sandbox.chat.all();
  expect(all).toMatchObject([
    {
      channelId,
      mode: 'stream',
      orgCode: 'HOMELINE',
      customerName: 'Morgan Reedway',
      agentName: null,
      queue: 1,
      isEnded: false,
      preview: 'Can I',
      readUpTo: 1,
      startedAt: '2026-11-16T15:00:00.000Z',
      failures: { refuse: false, silent: false, loseNextAck: false, acceptAndDrop: 0, links: 1 },
      log: [{ type: 'message', seq: 1, message: { text: 'Welcome.' } }],
    },
  ]);
  expect(JSON.stringify(all)).not.toContain(token);
});

test('lets an agent end the chat, and then accepts no messages', async () => {
  const { channelId, client } = await aChat();
  await sandbox.chat.end(channelId, { reason: 'frozen' });
  expect(await client.next('ended')).toMatchObject({ reason: 'frozen' });
  await expect(sandbox.chat.say(channelId, 'Hello?')).rejects.toThrow('409');
  await expect(sandbox.chat.join(channelId, 'Dana')).rejects.toThrow('409');
  await sandbox.chat.end(channelId);
});

test("CHAT-09 lets the agent end a chat with the sandbox's survey", async () => {
  const { channelId, client } = await aChat();
  await sandbox.chat.end(channelId, { survey: true });
  expect(await client.next('ended')).toMatchObject({
    reason: 'agent',
    surveyUrl: '/sandbox/survey',
  });
});

test('ends a token soon or at once', async () => {
  const { channelId, token, client } = await aChat();
  await sandbox.chat.token(channelId, 'expiring');
  expect((await client.next('tokenExpiring')).expiresAt).toBe(Date.UTC(2026, 10, 16, 15, 3));
  await sandbox.chat.token(channelId, 'expired');
  expect(await client.closed).toBe(closeCodes.tokenExpired);
  const again = await anOmniClient(`ws://${host}${OMNI_SOCKET}`);
  await expect(again.authorize(channelId, token)).rejects.toThrow('4401');
});

test('drops links, and makes them fail as ordered', async () => {
  const { channelId, token, client } = await aChat();
  await sandbox.chat.drop(channelId);
  expect(await client.closed).toBe(1006);
  await sandbox.chat.fail(channelId, { refuse: true, acceptAndDrop: 2 });
  await sandbox.chat.fail(channelId, { loseNextAck: true, silent: true });
  expect((await sandbox.chat.all())[0]?.failures).toEqual({
    refuse: true,
    silent: true,
    loseNextAck: true,
    acceptAndDrop: 2,
    links: 0,
  });
  const refused = await anOmniClient(`ws://${host}${OMNI_SOCKET}`);
  await expect(refused.authorize(channelId, token)).rejects.toThrow('1006');
});

test.each([
  ['messages', {}, 400],
  ['messages', { text: ' ' }, 400],
  ['messages', { text: 'Hi', more: 1 }, 400],
  ['messages', { attachments: [{ name: 'a.txt', contentBase64: '*' }] }, 400],
  ['messages', { attachments: [{ name: 'a.exe', contentBase64: 'TVoA' }] }, 415],
  ['typing', {}, 400],
  ['join', { name: ' ' }, 400],
  ['queue', { position: 0 }, 400],
  ['token', { state: 'gone' }, 400],
  ['failures', { refuse: 'yes' }, 400],
  ['end', { reason: 'tired' }, 400],
  ['drop', { now: true }, 400],
])('rejects %s with %j', async (name, body, status) => {
  const { channelId } = await aChat();
  const refused = await lender.control('POST', `/sandbox/chat/${channelId}/${name}`, body);
  expect(refused.status).toBe(status);
});

test('returns 404 for an unknown conversation, and forgets all conversations at a reset', async () => {
  expect((await lender.control('POST', '/sandbox/chat/another/drop')).status).toBe(404);
  const { client } = await aChat();
  await sandbox.reset();
  expect(await client.closed).toBe(1006);
  expect(await sandbox.chat.all()).toEqual([]);
});

import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';

import { WebSocket } from 'ws';

import { createHttpServer } from '#server/host/listener.ts';
import { OMNI_SOCKET } from '#tests/server/support/omniClient.ts';
import { listen } from '#tests/server/support/listen.ts';
import { aSandbox, type TestSandbox } from '#tests/support/fakes/sandbox.ts';

let lender: TestSandbox;
let server: Server;
let port = 0;

beforeAll(async () => {
  lender = await aSandbox();
  server = createHttpServer((_request, response) => response.end('a page'), lender.sandbox.upgrade);
  port = await listen(server);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  lender.close();
});

/** Resolves with the status of an upgrade request. 101 means that it was upgraded. */
async function statusOf(path: string, headers: Readonly<Record<string, string>>) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': '13',
      ...headers,
    },
  });
  sent.end();
  const upgraded = once(sent, 'upgrade').then(([, socket]) => {
    (socket as IncomingMessage['socket']).destroy();
    return 101;
  });
  const answered = once(sent, 'response').then(([answer]) => {
    const { headers: answerHeaders, statusCode } = answer as IncomingMessage;
    expect(answerHeaders['x-content-type-options']).toBe('nosniff');
    return statusCode;
  });
  return Promise.race([upgraded, answered]);
}

test.each([
  ['our page', { Origin: 'http://larkmere.localhost:3000' }, 101],
  ['a page of the same host', { Host: 'preview.test', Origin: 'https://preview.test' }, 101],
  ['no page', {}, 101],
  ['a foreign page', { Origin: 'https://evil.test' }, 403],
  ['a page without an origin', { Origin: 'null' }, 403],
] as const)(
  'decides by the origin whether the chat socket opens for %s',
  async (_who, headers, status) => {
    expect(await statusOf(OMNI_SOCKET, headers)).toBe(status);
    expect(await statusOf(`${OMNI_SOCKET}?a=b`, headers)).toBe(status);
  },
);

test.each(['/', '/sandbox', `${OMNI_SOCKET}/more`, '//evil.test/'])(
  'opens no socket at %s',
  async (path) => {
    expect(await statusOf(path, {})).toBe(404);
  },
);

test('rejects a request without a websocket key', async () => {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: OMNI_SOCKET,
    headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
});

test('ignores an upgrade to another protocol, and serves the page', async () => {
  expect(await statusOf('/', { Upgrade: 'h2c' })).toBe(200);
});

test('disconnects sockets when all connections are closed', async () => {
  const own = createHttpServer((_request, response) => response.end(), lender.sandbox.upgrade);
  const socket = new WebSocket(`ws://127.0.0.1:${await listen(own)}${OMNI_SOCKET}`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const ended = once(own, 'close');
  own.close();
  own.closeAllConnections();
  expect((await closed)[0]).toBe(1006);
  await ended;
});

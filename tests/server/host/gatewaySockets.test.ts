import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';

import { WebSocket, WebSocketServer } from 'ws';

import { readBrands } from '#server/host/brands.ts';
import { gatewaySockets } from '#server/host/gatewaySockets.ts';
import { createHttpServer } from '#server/host/listener.ts';
import { OMNI_SOCKET } from '#tests/server/support/omniClient.ts';
import { listen } from '#tests/server/support/listen.ts';

const { organisations: brands } = readBrands('public/brands');
const servers: Server[] = [];
let gateway: Server;
let sockets: WebSocketServer;
let received: IncomingMessage[] = [];
let address = '';

function listenAt(server: Server) {
  servers.push(server);
  return listen(server);
}

/** Starts a host in front of a gateway at this address. */
async function hostBefore(gatewayUrl: string): Promise<string> {
  const upgrade = gatewaySockets({ gatewayUrl, publicProtocol: 'https', brands, openingMs: 300 });
  const port = await listenAt(createHttpServer((_request, response) => response.end(), upgrade));
  return `127.0.0.1:${port}`;
}

beforeEach(async () => {
  received = [];
  gateway = createServer((incoming, response) => {
    received.push(incoming);
    response.end();
  });
  sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'chat.v1' });
  gateway.on('upgrade', (incoming, socket, head) => {
    received.push(incoming);
    const { 'x-answer': wanted } = incoming.headers;
    if (wanted === 'never') {
      socket.on('end', () => socket.end()).resume();
      return;
    }
    if (wanted !== undefined) {
      socket.end(`HTTP/1.1 ${String(wanted)} No\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(incoming, socket, head, (opened) => {
      opened.send('welcome');
      opened.on('message', (data: Buffer, isBinary) => opened.send(data, { binary: isBinary }));
    });
  });
  address = await hostBefore(`http://127.0.0.1:${await listenAt(gateway)}/base/`);
});
afterEach(() => {
  for (const socket of sockets.clients) socket.terminate();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const open = (headers: Readonly<Record<string, string>> = {}, path = `${OMNI_SOCKET}?a=b`) =>
  new WebSocket(`ws://${address}${path}`, ['chat.v1'], { headers });

/** Resolves with the status of a refused socket. */
async function refusal(socket: WebSocket): Promise<number | undefined> {
  socket.on('error', () => undefined);
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  answer.destroy();
  return answer.statusCode;
}

test('connects the chat socket to the gateway in both directions', async () => {
  const socket = open();
  const messages: string[] = [];
  socket.on('message', (data: Buffer) => messages.push(data.toString()));
  await once(socket, 'open');
  expect(socket.protocol).toBe('chat.v1');
  socket.send('x'.repeat(200_000));
  while (messages.length < 2) await once(socket, 'message');
  expect(messages).toEqual(['welcome', 'x'.repeat(200_000)]);

  socket.close(4000);
  const [opened] = sockets.clients;
  expect((await once(opened ?? socket, 'close'))[0]).toBe(4000);
});

test("sends the client's headers and its own forwarding headers to the gateway", async () => {
  const socket = open({
    Origin: 'https://larkmere.homeline.example',
    Host: 'larkmere.homeline.example',
    Cookie: 'a=b; c=d',
    'X-Forwarded-For': '203.0.113.9',
    Forwarded: 'for=203.0.113.9',
    'Proxy-Authorization': 'Basic eDp5',
  });
  await once(socket, 'open');
  const [{ url, headers } = { url: '', headers: {} }] = received;
  expect(url).toBe(`/base${OMNI_SOCKET}?a=b`);
  expect(headers).toMatchObject({
    host: expect.stringMatching(/^127\.0\.0\.1:/),
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: 'https://larkmere.homeline.example',
    cookie: 'a=b; c=d',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'larkmere.homeline.example',
    'x-forwarded-proto': 'https',
  });
  for (const name of ['forwarded', 'proxy-authorization'])
    expect(Object.keys(headers)).not.toContain(name);
  socket.terminate();
});

test.each(['/', '/service-application/api/v1/application/heloc/all', `${OMNI_SOCKET}/..`])(
  "doesn't proxy a socket at %s",
  async (path) => {
    expect(await refusal(open({}, path))).toBe(404);
    expect(received).toEqual([]);
  },
);

test.each([
  ['403', 403],
  ['503', 503],
  ['302', 502],
  ['200', 502],
  ['never', 502],
])('turns a response of %s into %i', async (answer, status) => {
  expect(await refusal(open({ 'X-Answer': answer }))).toBe(status);
});

test('returns 502 when the gateway cannot be reached', async () => {
  address = await hostBefore('http://127.0.0.1:1');
  expect(await refusal(open())).toBe(502);
});

test("breaks the client's connection when the gateway's breaks, and vice versa", async () => {
  const first = open();
  await once(first, 'open');
  for (const opened of sockets.clients) opened.terminate();
  expect((await once(first, 'close'))[0]).toBe(1006);

  const second = open();
  await once(second, 'open');
  const [opened] = sockets.clients;
  second.terminate();
  expect((await once(opened ?? second, 'close'))[0]).toBe(1006);
});

test('ends the request when the client leaves while the gateway is opening the socket', async () => {
  const sent = request({
    host: '127.0.0.1',
    port: Number(address.split(':')[1]),
    path: OMNI_SOCKET,
    headers: { Connection: 'Upgrade', Upgrade: 'websocket', 'X-Answer': 'never' },
  });
  sent.on('error', () => undefined);
  sent.end();
  const [incoming] = (await once(gateway, 'upgrade')) as [IncomingMessage];
  const ended = once(incoming.socket, 'end');
  sent.destroy();
  await expect(ended).resolves.toEqual([]);
});

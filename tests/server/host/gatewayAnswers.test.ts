import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { createServer as createPlainServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

import { readBrands } from '#server/host/brands.ts';
import { gatewaySockets } from '#server/host/gatewaySockets.ts';
import { OMNI_SOCKET } from '#tests/server/support/omniClient.ts';
import { hostOf, serverOf } from '#tests/server/support/buildOnDisk.ts';
import { listen } from '#tests/server/support/listen.ts';

const { organisations: brands } = readBrands('public/brands');
const HELOC = '/service-application/api/v1/application/heloc';
const UPLOADS = '/service-document/borrower/secure/api/v1/u/uploads';

const closing = (answer: string | Buffer) =>
  Buffer.from(answer)
    .toString('latin1')
    .replace(/^(HTTP\/1\.1 [2-9].*\r\n)/m, '$1Connection: close\r\n');

/** What the gateway answers to every request. Null means nothing. */
let said: string | Buffer | null = '';
let gateway: Server;
let server: Server;
let port = 0;
const sockets = new Set<Socket>();

beforeAll(async () => {
  const plain = createPlainServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (said === null) socket.pause();
      else socket.end(closing(said), 'latin1');
    });
  });
  gateway = plain as Server;
  const gatewayUrl = `http://127.0.0.1:${await listen(gateway)}`;
  const host = hostOf('nowhere', { gatewayUrl, patienceMs: 200 });
  server = serverOf(host, gatewaySockets({ gatewayUrl, brands }));
  port = await listen(server);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  gateway.close();
  server.close();
  server.closeAllConnections();
});

async function ask(
  method = 'GET',
  path = `${HELOC}/all`,
  body = '',
  headers: Readonly<Record<string, string>> = {},
) {
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    agent: false,
    headers: { Host: 'localhost', ...headers },
  });
  sent.end(body);
  const [answer] = (await Promise.race([once(sent, 'response'), once(sent, 'upgrade')])) as [
    IncomingMessage,
  ];
  if (answer.statusCode === 101) {
    answer.destroy();
    return { status: 101, headers: answer.headers, content: Buffer.alloc(0) };
  }
  const content = Buffer.concat((await answer.toArray()) as Buffer[]);
  return { status: answer.statusCode, headers: answer.headers, content };
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}';

test.each([
  ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['102 Processing', 'HTTP/1.1 102 Processing\r\n\r\n'],
  ['103 Early Hints', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n'],
])('skips an unasked %s before the response', async (_what, before) => {
  said = before + OK;
  for (const method of ['GET', 'POST'])
    expect((await ask(method, method === 'GET' ? `${HELOC}/all` : UPLOADS)).status).toBe(200);
});

test.each([
  ['GET', `${HELOC}/all`, ''],
  ['POST', UPLOADS, 'x'.repeat(200_000)],
])('returns 504 when the gateway never responds to a %s', async (method, path, body) => {
  said = null;
  const { status, content } = await ask(method, path, body);
  expect(status).toBe(504);
  expect(JSON.parse(String(content))).toHaveProperty('errors');
});

test.each([
  ["something that isn't HTTP", 'hello\r\n\r\n'],
  [
    'a switch of protocols',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
  ],
  ['an impossible status', 'HTTP/1.1 999 No\r\nContent-Length: 0\r\n\r\n'],
])('returns 502 when the gateway responds with %s', async (_what, answer) => {
  said = answer;
  expect((await ask()).status).toBe(502);
});

const FOREIGN = {
  'Clear-Site-Data': '"*"',
  Refresh: '0; url=https://evil.example',
  Link: '<https://evil.example/a.css>; rel=stylesheet',
  'Service-Worker-Allowed': '/',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  Server: 'gateway/1.0',
  'X-Powered-By': 'gateway',
  'Set-Login': 'logged-in',
  'Alt-Svc': 'h3=":443"',
  'Strict-Transport-Security': 'max-age=0',
  'WWW-Authenticate': 'Basic',
  'X-Anything': 'else',
};
const foreignLines = Object.entries(FOREIGN).map(([name, value]) => `${name}: ${value}\r\n`);

test('forwards only those response headers that the contract uses', async () => {
  const own = {
    'Content-Type': 'application/json',
    'Content-Length': '2',
    Authorization: 'Bearer a.b.c',
    'Retry-After': '3',
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
  said = `HTTP/1.1 200 OK\r\n${[...foreignLines, ...lines].join('')}Set-Cookie: a=1\r\nSet-Cookie: b=2\r\n\r\n{}`;

  const { headers } = await ask();

  expect(headers).toMatchObject({
    authorization: 'Bearer a.b.c',
    'content-type': 'application/json',
    'retry-after': '3',
    'set-cookie': ['a=1', 'b=2'],
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  for (const [name, value] of Object.entries(FOREIGN))
    expect(headers[name.toLowerCase()]).not.toBe(value);
});

test('forwards only the headers that open a socket', async () => {
  said = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n${foreignLines.join('')}\r\n`;

  const { status, headers } = await ask('GET', OMNI_SOCKET, '', {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
  });

  expect(status).toBe(101);
  expect(headers['sec-websocket-accept']).toBe('x');
  for (const name of Object.keys(FOREIGN)) expect(headers).not.toHaveProperty(name.toLowerCase());
});

test('forwards a compressed response as the gateway compressed it', async () => {
  const body = gzipSync('{"a":1}');
  said = Buffer.concat([
    Buffer.from(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);

  const { headers, content } = await ask();

  expect(headers['content-encoding']).toBe('gzip');
  expect(content).toEqual(body);
});

test('forwards a response without a body', async () => {
  said = 'HTTP/1.1 204 No Content\r\n\r\n';
  expect((await ask()).status).toBe(204);
});

import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';

import { createHttpServer, isNormal } from '#server/host/listener.ts';
import { createMetricsServer } from '#server/host/metrics.ts';
import { listen } from '#tests/server/support/listen.ts';

let server: Server;
let port = 0;

beforeAll(async () => {
  const answer = getRequestListener(({ url }) => {
    const { pathname, host } = new URL(url);
    const headers: Record<string, string> =
      pathname === '/asset'
        ? {
            'Cache-Control': 'max-age=60',
            'Content-Security-Policy': 'default-src own',
            'Referrer-Policy': 'origin',
          }
        : {};
    return new Response(host, { status: pathname === '/none' ? 404 : 200, headers });
  });
  server = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing));
  port = await listen(server);
});

afterAll(() => {
  server.close();
});

async function ask(method: string, path: string, host = 'localhost') {
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { host },
    agent: false,
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: Buffer.concat(pieces).toString(),
  };
}

test.each([
  ['a page', 'GET', '/page', 'localhost', 200],
  ['the head of a page', 'HEAD', '/page', 'localhost', 200],
  ['a missing page', 'HEAD', '/none', 'localhost', 404],
  ['an invalid host', 'GET', '/page', ']', 400],
  ['a response with its own headers', 'GET', '/asset', 'localhost', 200],
] as const)(
  'SC-02 sends the headers with the response to %s',
  async (_what, method, path, host, status) => {
    const { headers, ...answer } = await ask(method, path, host);

    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
      'cache-control': path === '/asset' ? 'max-age=60' : 'no-store',
      'content-security-policy':
        path === '/asset'
          ? 'default-src own'
          : "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
  },
);

async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  return (await socket.toArray()).join('');
}

test.each([
  ['a host', 'GET /page HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a name in its host', 'GET /page HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400],
  ['a valid syntax', 'once upon a time\r\n\r\n', 400],
  ['a plain path', 'GET /a/%2e%2E/page HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
  ['an end', `GET /page HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a size it can read', 'POST /page HTTP/1.1\r\nHost: a\r\nContent-Length: 60000000\r\n\r\n', 413],
  [
    'a known expectation',
    'GET /page HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: cake\r\n\r\n',
    417,
  ],
])('SC-02 sends the headers when it refuses a request without %s', async (_what, text, status) => {
  const answer = await send(text);

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  expect(answer).toContain("Content-Security-Policy: default-src 'none'; base-uri 'none'");
  expect(answer).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains\r\n');
});

test.each([
  ['/account/heloc/register?next=/a/../b', true],
  ['/service-search/12%201%2F2%20Elm', true],
  ['//two', true],
  ['http://localhost/account', true],
  ['*', true],
  ['/account/heloc/../x', false],
  ['/account/heloc/%2e%2e/x', false],
  ['/account/heloc/.%2E', false],
  ['/account/./heloc', false],
  ['/account\\heloc', false],
  ['http://localhost/a/../b', false],
])('tells whether the path of %s is already normal: %s', (url, isTaken) => {
  expect(isNormal(url)).toBe(isTaken);
});

test('BRAND-02 ignores the case of a host', async () => {
  expect(await ask('GET', '/page', 'LARKMERE.localhost')).toMatchObject({
    status: 200,
    text: 'larkmere.localhost',
  });
});

/** Sends raw text, and keeps its own half of the connection open. */
async function keepOpen(text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  socket.resume();
  return socket;
}

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });

test('S7 closes the connection of a refused client that keeps it open', async () => {
  const before = await connections();
  const sockets = await Promise.all(Array.from({ length: 20 }, () => keepOpen('nonsense\r\n\r\n')));
  try {
    for (let tries = 0; tries < 50 && (await connections()) > before; tries += 1) await wait(100);
    expect(await connections()).toBeLessThanOrEqual(before);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test('S7 limits connections and timeouts, but lets an upload pause for a minute', () => {
  expect(server.maxConnections).toBe(1_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
  expect(server.keepAliveTimeout).toBeLessThan(server.timeout);
  expect(server.timeout).toBeGreaterThan(60_000);
  expect(server.timeout).toBeLessThanOrEqual(300_000);
  expect(server.requestTimeout).toBeGreaterThan(server.timeout);
  expect(server.requestTimeout).toBeLessThanOrEqual(3_600_000);
});

test('S7 limits the port of the metrics separately', () => {
  const metrics = { contentType: 'text/plain', text: () => Promise.resolve('') };

  expect(createMetricsServer(metrics, () => null).maxConnections).toBe(50);
});

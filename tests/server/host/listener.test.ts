import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { createHttpServer } from '#server/host/listener.ts';

let server: Server;
let port = 0;

beforeAll(async () => {
  const answer = getRequestListener(({ url }) => {
    const { pathname, host } = new URL(url);
    return new Response(host, { status: pathname === '/page' ? 200 : 404 });
  });
  server = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  port = typeof place === 'object' && place !== null ? place.port : 0;
});

afterAll(() => {
  server.close();
});

async function ask(method: string, path: string, host = 'localhost') {
  const sent = request({ host: '127.0.0.1', port, method, path, headers: { host } });
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
  ['a page that there is not', 'HEAD', '/none', 'localhost', 404],
  ['a host that is none', 'GET', '/page', ']', 400],
] as const)('SC-02 the answer to %s has the headers', async (_what, method, path, host, status) => {
  const { headers, ...answer } = await ask(method, path, host);

  expect(answer.status).toBe(status);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

test('BRAND-02 a host is the same in any case', async () => {
  expect(await ask('GET', '/page', 'LARKMERE.localhost')).toMatchObject({
    status: 200,
    text: 'larkmere.localhost',
  });
});

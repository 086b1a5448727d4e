import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';

import { hostOf, serverOf } from '#tests/server/support/buildOnDisk.ts';
import { listen } from '#tests/server/support/listen.ts';

const HELOC = '/service-application/api/v1/application/heloc';
const UPLOADS = '/service-document/borrower/secure/api/v1/u/uploads';
const CHAT_FILES = '/service-omni-proxy/external/api/v1/chat/attachments';
const TYPEAHEAD = '/service-address-lookup/external/api/v1/typeahead';

interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly size: number;
}

const received: ReceivedCall[] = [];
let answerType = 'application/json';
const servers: Server[] = [];
let port = 0;

function listenAt(server: Server) {
  servers.push(server);
  return listen(server);
}

async function receive(incoming: IncomingMessage) {
  let size = 0;
  for await (const piece of incoming) size += (piece as Buffer).length;
  const { method = '', url = '', headers } = incoming;
  received.push({ method, url, headers, size });
}

beforeAll(async () => {
  const gateway = createServer((incoming, outgoing) => {
    void receive(incoming).then(() => {
      outgoing.setHeader('Content-Type', answerType);
      outgoing.setHeader('Content-Security-Policy', "script-src 'unsafe-inline'");
      outgoing.end('<script>1</script>');
    });
  });
  const gatewayPort = await listenAt(gateway);
  const host = hostOf('nowhere', {
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    publicProtocol: 'https',
    addressLookupBase: '/addresses/v1',
  });
  port = await listenAt(serverOf(host));
});
beforeEach(() => {
  received.length = 0;
  answerType = 'application/json';
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function send(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: Buffer,
) {
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { host: 'larkmere.localhost', ...headers },
    agent: false,
  });
  if (headers['expect'] !== undefined) await once(sent, 'continue');
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

test('sends its own forwarding headers to the gateway, whatever the client sends', async () => {
  const { status } = await send('GET', `${HELOC}/all`, {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'ftp',
    'X-Forwarded-Prefix': '/evil',
    Forwarded: 'for=203.0.113.9;host=evil.example',
    Via: '1.1 evil',
    'X-Real-IP': '203.0.113.9',
  });

  expect(status).toBe(200);
  const forwarding = Object.entries(received[0]?.headers ?? {}).filter(([name]) =>
    /forwarded|via|real-ip/.test(name),
  );
  expect(Object.fromEntries(forwarding)).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'larkmere.localhost',
    'x-forwarded-proto': 'https',
  });
});

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${ID}-00f067aa0ba902b7-01`;

test.each([
  ['the id of the client', { 'X-Request-Id': ID }, ID, new RegExp(`^00-${ID}-[\\da-f]{16}-00$`)],
  ['the trace of the client', { traceparent: PARENT, tracestate: 'a=b' }, ID, PARENT],
  ['a new id', { 'X-Request-Id': 'Tolland', tracestate: 'a=b' }, /^[\da-f]{32}$/, /^00-/],
])('passes %s on to the gateway, and names it in the answer', async (_what, given, id, trace) => {
  const { headers } = await send('GET', `${HELOC}/all`, given);

  const [call] = received;
  expect(call?.headers).toMatchObject({
    'x-request-id': expect.stringMatching(id) as string,
    traceparent: expect.stringMatching(trace) as string,
  });
  expect(call?.headers['tracestate']).toBe('traceparent' in given ? 'a=b' : undefined);
  expect(headers['x-request-id']).toBe(call?.headers['x-request-id']);
});

test('drops hop-by-hop headers, including those that Connection names', async () => {
  const { status } = await send('GET', `${HELOC}/all`, {
    Connection: 'Upgrade, HTTP2-Settings, X-Own, close',
    Upgrade: 'h2c',
    'HTTP2-Settings': 'AAMAAABkAAQAAP__',
    'X-Own': 'yes',
    'Proxy-Authorization': 'Basic eDp5',
    TE: 'trailers',
    Authorization: 'Bearer a.b.c',
    Cookie: 'a=b',
  });

  expect(status).toBe(200);
  const names = Object.keys(received[0]?.headers ?? {});
  expect(names).toEqual(expect.arrayContaining(['authorization', 'cookie']));
  for (const name of ['upgrade', 'http2-settings', 'x-own', 'proxy-authorization'])
    expect(names).not.toContain(name);
});

test('forwards a large upload with "Expect: 100-continue"', async () => {
  const body = Buffer.alloc(2_000_000, 'x');
  const { status } = await send(
    'POST',
    UPLOADS,
    { expect: '100-continue', 'content-length': String(body.length) },
    body,
  );

  expect(status).toBe(200);
  expect(received).toMatchObject([{ method: 'POST', size: body.length }]);
});

test.each([
  ['DELETE', `${HELOC}/all`, 405],
  ['HEAD', `${HELOC}/all`, 405],
  ['GET', `${HELOC}/..%2f..%2fadmin`, 400],
  ['GET', `${HELOC}/..%5cadmin`, 400],
  ['GET', `${HELOC}/%252e%252e%252fadmin`, 400],
  ['GET', `${HELOC}/u%2ffull-story-link`, 400],
  ['GET', `${HELOC}/%E0%A4%A`, 400],
  ['GET', `${HELOC}/..;`, 400],
  ['GET', `${HELOC}/%2e%2e%3bx=1`, 400],
  ['GET', `${HELOC}/u;x=1`, 400],
  ['GET', `${HELOC}/u%00`, 400],
  ['GET', `${HELOC}/u%0d%0aX-Own:1`, 400],
  ['GET', `${TYPEAHEAD}/..;%2fadmin`, 400],
  ['GET', `${TYPEAHEAD}/512%0d%0aElm`, 400],
  ['GET', `${TYPEAHEAD}/..%2f..%2fadmin`, 400],
  ['GET', `${TYPEAHEAD}/a%2f%2e%2e%252fadmin`, 400],
  ['GET', '/addresses/v1/..%2fadmin', 404],
  ['POST', '/addresses/v1/512', 404],
  ['GET', '/addresses/v1/512/admin', 404],
  ['GET', `${CHAT_FILES}/`, 404],
  ['GET', `${CHAT_FILES}/..%2fadmin`, 404],
  ['GET', `${CHAT_FILES}/a/b`, 404],
])("doesn't proxy %s %s", async (method, path, status) => {
  expect((await send(method, path)).status).toBe(status);
  expect(received).toEqual([]);
});

test.each([
  `${TYPEAHEAD}/12%201%2F2%20Elm%20St.`,
  '/addresses/v1/12%201%2F2%20Elm',
  `${HELOC}/a-1`,
  `${CHAT_FILES}/a-1`,
])('proxies %s unchanged', async (path) => {
  expect((await send('GET', path)).status).toBe(200);
  expect(received).toMatchObject([{ method: 'GET', url: path }]);
});

test.each([
  ['text/html; charset=utf-8', "default-src 'none'; sandbox"],
  ['image/svg+xml', "default-src 'none'; sandbox"],
  [
    'application/json',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
])('keeps a response of type %s from running scripts in our origin', async (type, policy) => {
  answerType = type;
  const { headers } = await send('GET', `${HELOC}/all`);
  expect(headers['content-security-policy']).toBe(policy);
});

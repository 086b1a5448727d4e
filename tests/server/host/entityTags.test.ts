import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aPage, hostOf, serverOf } from '#tests/server/support/buildOnDisk.ts';
import { listen } from '#tests/server/support/listen.ts';

const PAGE = '/account/heloc/register';

let distFolder = '';
let server: Server;
let port = 0;

function writePage(code: string, words: string, policy: string, more: object = {}) {
  const folder = join(distFolder, 'pages', code);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'register.html'), `<p>${words}</p>${aPage(code, 'register')}`);
  const headers = { register: { 'content-security-policy': policy, ...more } };
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
}

beforeEach(async () => {
  distFolder = mkdtempSync(join(tmpdir(), 'homeline-tags-'));
  writePage('HOMELINE', 'hello', 'default-src hello');
  writePage('LARKMERE', 'hello', 'default-src hello');
  await start();
});
afterEach(() => {
  stop();
  rmSync(distFolder, { recursive: true });
});

async function start() {
  server = serverOf(hostOf(distFolder));
  port = await listen(server);
}

function stop() {
  server.close();
  server.closeAllConnections();
}

async function rebuild(...page: Parameters<typeof writePage>) {
  stop();
  writePage(...page);
  await start();
}

async function get(path: string, sending: Readonly<Record<string, string>> = {}) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    headers: { host: 'localhost', ...sending },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let size = 0;
  for await (const piece of answer) size += (piece as Buffer).length;
  const { statusCode: status, headers, rawHeaders } = answer;
  return { status, headers, headerBytes: rawHeaders.join('\r\n').length, size };
}

const tagIn = ({ etag = '' }: IncomingHttpHeaders) => etag;

test.each([
  ['as built', { host: 'apply.example' }],
  ['with local addresses', { host: 'localhost:3000' }],
  ['compressed', { host: 'localhost:3000', 'accept-encoding': 'br' }],
])('returns 304 for a page (%s) that the browser has cached', async (_how, headers) => {
  const first = await get(PAGE, headers);
  expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });

  const again = await get(PAGE, { ...headers, 'if-none-match': tagIn(first.headers) });
  expect([again.status, again.size]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({
    etag: tagIn(first.headers),
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
  });
});

test('sends few headers with a 304, and contradicts none that the browser has stored', async () => {
  writePage('HOMELINE', 'hello', `script-src ${"'sha256-an-inline-script' ".repeat(40)}`);
  const { date: _then, ...stored } = (await get(PAGE)).headers;
  expect(stored).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining('an-inline-script'),
    'x-content-type-options': 'nosniff',
  });

  const again = await get(PAGE, { 'if-none-match': tagIn(stored) });

  const { date: _now, ...said } = again.headers;
  expect(again.status).toBe(304);
  expect(again.headerBytes).toBeLessThan(400);
  expect({ ...stored, ...said }).toEqual(stored);
});

test('matches a weak tag and a list of tags', async () => {
  const { headers } = await get(PAGE);
  const named = async (ifNoneMatch: string) =>
    (await get(PAGE, { 'if-none-match': ifNoneMatch })).status;

  expect(await named(`W/${tagIn(headers)}`)).toBe(304);
  expect(await named(`"old", ${tagIn(headers)}`)).toBe(304);
  expect(await named('"old"')).toBe(200);
});

test('changes the tag with the brand, port, encoding, build or headers', async () => {
  const tags = new Set([
    tagIn((await get(PAGE)).headers),
    tagIn((await get(PAGE, { host: 'localhost:4000' })).headers),
    tagIn((await get(PAGE, { 'accept-encoding': 'gzip' })).headers),
    tagIn((await get(`${PAGE}?org=LARKMERE`)).headers),
  ]);
  await rebuild('HOMELINE', 'good morning', 'default-src hello');
  tags.add(tagIn((await get(PAGE)).headers));
  await rebuild('HOMELINE', 'good morning', 'default-src morning');
  tags.add(tagIn((await get(PAGE)).headers));
  await rebuild('HOMELINE', 'good morning', 'default-src morning', {
    'Origin-Agent-Cluster': '?1',
  });
  tags.add(tagIn((await get(PAGE)).headers));

  expect(tags.size).toBe(7);
});

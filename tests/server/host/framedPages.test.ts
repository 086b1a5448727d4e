import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { aPage, hostOf } from '#tests/server/support/buildOnDisk.ts';

const POLICY = "default-src 'none'; frame-ancestors 'none'; script-src 'self'";

let distFolder = '';
beforeAll(() => {
  distFolder = mkdtempSync(join(tmpdir(), 'homeline-framed-'));
  const folder = join(distFolder, 'pages', 'HOMELINE');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'register.html'), aPage('HOMELINE', 'register'));
  const headers = { register: { 'content-security-policy': POLICY } };
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
});
afterAll(() => {
  rmSync(distFolder, { recursive: true });
});

const FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

const get = async (headers: Record<string, string>, isSandbox = true) => {
  const host = hostOf(
    distFolder,
    isSandbox ? { sandbox: new Hono<SandboxEnv>() } : { gatewayUrl: 'https://gateway.example' },
  );
  const { status, headers: given } = await host.request(
    'http://localhost:3000/account/heloc/register',
    { headers: { host: 'localhost:3000', ...headers } },
  );
  return {
    status,
    policy: given.get('content-security-policy'),
    caching: given.get('cache-control'),
    tag: given.get('etag'),
  };
};

it("SC-01 lets a page of the sandbox frame a page, whose policy is otherwise the same and isn't stored", async () => {
  const { tag, ...framed } = await get(FRAME);

  expect(framed).toEqual({
    status: 200,
    policy: POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    caching: 'no-store',
  });
  expect(tag).toBeNull();
});

it('sends a page again for a frame, even if the browser has cached it', async () => {
  const { tag } = await get({});

  expect(await get({ 'if-none-match': tag ?? '' })).toMatchObject({ status: 304 });
  expect(await get({ ...FRAME, 'if-none-match': tag ?? '' })).toMatchObject({ status: 200 });
});

it.each([
  ['in front of a gateway', FRAME, false],
  ['requested by another site', { ...FRAME, 'sec-fetch-site': 'cross-site' }, true],
  ['requested by another host of this site', { ...FRAME, 'sec-fetch-site': 'same-site' }, true],
  ['in a separate window', { ...FRAME, 'sec-fetch-dest': 'document' }, true],
  ["requested by a browser that doesn't say", {}, true],
])("SC-01 doesn't let any page frame one %s", async (_where, headers, isSandbox) => {
  expect(await get(headers, isSandbox)).toMatchObject({ policy: POLICY, caching: 'no-cache' });
});

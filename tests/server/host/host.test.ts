import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { aPage, hostOf, writeBuild } from '#tests/server/support/buildOnDisk.ts';
import { listen } from '#tests/server/support/listen.ts';

const NOON = Date.UTC(2026, 10, 16, 12);

const textOf = (html: string) => /<p>(.*)<\/p>/.exec(html)?.[1] ?? html;

describe('the host', () => {
  let distFolder = '';

  beforeAll(() => {
    distFolder = writeBuild();
  });
  afterAll(() => {
    rmSync(distFolder, { recursive: true });
  });

  const host = (gatewayUrl: string | null = null, addressLookupBase: string | null = null) =>
    hostOf(distFolder, { gatewayUrl, addressLookupBase, now: () => NOON });

  const get = (path: string, headers: Record<string, string> = {}) =>
    host().request(`http://localhost:3000${path}`, {
      headers: { host: 'localhost:3000', ...headers },
    });
  const textAt = async (path: string, headers?: Record<string, string>) =>
    textOf(await (await get(path, headers)).text());

  test.each([
    ['/account/heloc/register', 'HOMELINE register'],
    ['/account/heloc/register/', 'HOMELINE register'],
    ['/account/heloc/register?step=property-info&utm_source=x', 'HOMELINE register'],
    ['/account/heloc/register?step=name', 'HOMELINE shell'],
    ['/account/heloc/register-v2', 'HOMELINE register'],
    ['/account/heloc/register-v2/for-sale', 'HOMELINE shell'],
    ['/account/heloc/register/account-setup', 'HOMELINE shell'],
    ['/account/heloc', 'HOMELINE shell'],
    ['/account/heloc/nothing/at/all', 'HOMELINE shell'],
    ['/account/heloc/register?org=TARNMERE', 'TARNMERE closed'],
    ['/account/heloc/register-v2/for-sale?org=TARNHOLT', 'TARNHOLT closed'],
    ['/account/heloc/register/support?org=TARNMERE', 'TARNMERE shell'],
  ])('serves %s with the page %s (decision 14)', async (path, page) => {
    expect(await textAt(path)).toBe(page);
  });

  test('takes the brand from the org parameter, then from the host, or takes the main brand (A-01, FT-81)', async () => {
    const larkmere = { host: 'larkmere.localhost:3000' };
    expect(await textAt('/account/heloc/register', larkmere)).toBe('LARKMERE register');
    expect(await textAt('/account/heloc/register?org=HOMELINE', larkmere)).toBe(
      'HOMELINE register',
    );
    expect(await textAt('/account/heloc/register?org=../x', larkmere)).toBe('LARKMERE register');
    expect(await textAt('/account/heloc/register?org=constructor')).toBe('HOMELINE register');
  });

  test.each([
    ['/account/register', '/account/heloc/register'],
    ['/account/register?org=LARKMERE&step=name', '/account/heloc/register?org=LARKMERE&step=name'],
    ['/account/heloc-signer/login?a=b', '/account/heloc/heloc-signer/login?a=b'],
    ['/account', '/dashboard'],
    ['/account/?org=LARKMERE', '/dashboard?org=LARKMERE'],
    ['/account/register/support?a=b', '/account/heloc/register/support?a=b'],
  ])('redirects %s to %s (REDIR-01 to REDIR-03)', async (from, target) => {
    const response = await get(from);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each(['/account/registers', '/account/heloc-signers/login', '/accounts'])(
    "doesn't redirect %s (REDIR-01 to REDIR-03)",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('marks the pages of the sandbox, on any host', async () => {
    const sandbox = hostOf(distFolder, {
      sandbox: new Hono<SandboxEnv>().get('/sandbox/health', (c) => c.text('ready')),
    });
    const at = async (path: string) =>
      (await sandbox.request(`http://apply.example${path}`)).text();

    expect(await at('/account/heloc/register')).toContain('data-sandbox="true"');
    expect(await at('/account/heloc/register')).toContain(
      '"baseUrl":"https://homeline.homeline.example"',
    );
    expect(await at('/sandbox/health')).toBe('ready');
  });

  test('returns 204 when a browser asks for an icon', async () => {
    expect((await get('/favicon.ico')).status).toBe(204);
  });

  test('SC-02 marks a page as revalidated and an asset as immutable, and returns 404 for a missing asset', async () => {
    const page = await get('/account/heloc/register');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await get('/assets/main.0a1b.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/gone.js')).status).toBe(404);
  });

  test('sends the policy of the build with a page, or the strictest one', async () => {
    const policyAt = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    expect(await policyAt('/account/heloc/register')).toBe('default-src HOMELINE');
    expect(await policyAt('/account/heloc/register?org=TARNMERE')).toContain("default-src 'none'");
  });

  test('puts local addresses into a page on localhost, and serves it as built elsewhere', async () => {
    const here = await (await get('/account/heloc/register')).text();
    expect(here).toContain('"baseUrl":"http://homeline.localhost:3000"');
    const packed = await get('/account/heloc/register', { 'accept-encoding': 'br' });
    const unpacked = brotliDecompressSync(new Uint8Array(await packed.arrayBuffer())).toString();
    expect(unpacked).toBe(here);
    const away = await get('/account/heloc/register', { host: 'apply.example' });
    expect(await away.text()).toBe(aPage('HOMELINE', 'register'));
  });

  test('serves a file in the best encoding that exists and is accepted', async () => {
    const brotli = await get('/assets/main.0a1b.js', { 'accept-encoding': 'gzip, br' });
    expect([brotli.headers.get('content-encoding'), await brotli.text()]).toEqual(['br', 'brotli']);
    const refused = await get('/assets/main.0a1b.js', { 'accept-encoding': 'br;q=0' });
    expect([refused.headers.get('content-encoding'), await refused.text()]).toEqual([
      null,
      'plain',
    ]);
    const away = { host: 'apply.example', 'accept-encoding': 'gzip' };
    const page = await get('/account/heloc/register', away);
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each([
    '/assets/../pages/HOMELINE/headers.json',
    '/assets/..%2fpages/HOMELINE/headers.json',
    '/assets/.hidden',
    '/brands/HOMELINE/brand.json',
    '/brands/ANONYMOUS/logo.svg',
    '/brands/HOMELINE/..%2F..%2Fpackage.json',
  ])("doesn't serve %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('serves a brand file with its content type', async () => {
    const logo = await get('/brands/LARKMERE/logo.svg');
    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('SC-01 lets an SVG run and load nothing, but apply its own style elements', async () => {
    const policyOf = async (name: string) =>
      (await get(`/brands/LARKMERE/${name}`)).headers.get('content-security-policy');
    const strictest =
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(await policyOf('logo.svg')).toBe(strictest);
    expect(await policyOf('loader.svg')).toMatch(
      new RegExp(`^${strictest}; style-src 'sha256-[\\w+/]{43}='$`),
    );
  });

  test('says what to do when there is no build', async () => {
    const response = await hostOf(join(distFolder, 'nowhere')).request(
      'http://localhost/account/heloc/register',
    );
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });

  test('SC-14, ASVS 7.4.1, 7.4.3: returns 500 without details for a bug behind a call, and logs only its kind', async () => {
    const app = new Hono<SandboxEnv>().all('*', () => {
      throw new TypeError('SSN 219-09-9999');
    });
    const log = jest.fn();
    const answer = await hostOf(distFolder, { sandbox: app, log }).request(
      'http://localhost/service-profile/api/v1/profile',
    );

    expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
    expect(log).toHaveBeenCalledWith(
      'error',
      'fault',
      expect.objectContaining({ kind: 'TypeError' }),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain('219');
  });

  describe('in front of a gateway', () => {
    let gateway: Server;
    let url = '';
    beforeAll(async () => {
      gateway = createServer((request, response) => {
        response.setHeader('Authorization', 'Bearer fresh');
        response.setHeader('Cache-Control', 'public, max-age=86400');
        const { 'x-org': org, 'x-forwarded-host': name } = request.headers;
        response.end(`${request.method} ${request.url} ${String(org)} ${String(name)}`);
      });
      url = `http://127.0.0.1:${await listen(gateway)}`;
    });
    afterAll(() => {
      gateway.close();
    });

    test('proxies only calls of the contract, with their headers', async () => {
      const answer = await host(url).request(
        'http://localhost/service-application/external/api/v2/heloc/states-eligibility?orgCode=A',
        { headers: { 'x-org': 'LARKMERE' } },
      );
      expect(await answer.text()).toBe(
        'GET /service-application/external/api/v2/heloc/states-eligibility?orgCode=A LARKMERE localhost',
      );
      expect(answer.headers.get('authorization')).toBe('Bearer fresh');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await host(url).request('http://localhost/sandbox/health')).status).toBe(404);
      expect((await host(url).request('http://localhost/admin')).status).toBe(404);
    });

    test('G-04 looks addresses up at the path of the deployment', async () => {
      const looked = 'http://localhost/addresses/v1/512%20Amber';
      const answer = await host(url, '/addresses/v1').request(looked);

      expect(await answer.text()).toBe('GET /addresses/v1/512%20Amber undefined localhost');
      expect((await host(url).request(looked)).status).toBe(404);
    });

    test('supports a base path of the gateway', async () => {
      const answer = await host(`${url}/lenders/`).request(
        'http://localhost/service-profile/api/v1/profile',
        { headers: { 'x-org': 'LARKMERE' } },
      );
      expect(await answer.text()).toBe(
        'GET /lenders/service-profile/api/v1/profile LARKMERE localhost',
      );
    });

    test('returns 502 in the format of F-04 when the gateway is unreachable', async () => {
      const answer = await host('http://127.0.0.1:9').request(
        'http://localhost/service-profile/api/v1/profile',
      );
      expect(answer.status).toBe(502);
      expect(await answer.json()).toEqual({
        errors: [{ message: 'We could not reach the lender.' }],
      });
    });
  });
});

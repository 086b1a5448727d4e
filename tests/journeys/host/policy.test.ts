/** @set gate */
import { globSync, readFileSync } from 'node:fs';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

/** For brands with a chat provider, which has a host for each region. */
const CHAT_PROVIDER = ' wss://*.twilio.com https://*.twilio.com;';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const PAGE = '/account/heloc/register-v2';
const [SCRIPT = ''] = globSync('dist/assets/client.*.js').map((file) => file.slice(4));

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(host.address + path, { redirect: 'manual', headers });

describe('SC-02 every kind of response says how it may be used', () => {
  const kinds: readonly [kind: string, path: string, status: number, caching: RegExp][] = [
    ['a page', PAGE, 200, /^no-cache$/],
    ['a deep link', '/account/heloc/anything/at/all', 200, /^no-cache$/],
    ['an asset', SCRIPT, 200, /immutable/],
    ['a brand’s file', '/brands/HOMELINE/logo.svg', 200, /max-age=3600/],
    [
      'a call',
      '/service-application/external/api/v2/heloc/states-eligibility?orgCode=HOMELINE',
      200,
      /^no-store$/,
    ],
    ['a refused call', '/identity/secure/api/v1/identity', 401, /^no-store$/],
    ['a missing asset', '/assets/client.0000000000.js', 404, /^no-store$/],
    [
      'an asset outside its folder',
      '/assets/%2e%2e/pages/HOMELINE/headers.json',
      404,
      /^no-store$/,
    ],
    ['a missing page', '/nothing/here', 404, /^no-store$/],
    ['a redirect', '/account/register?kept=yes', 302, /^no-store$/],
    ['a page of the main site', '/auth/login', 200, /^no-store$/],
  ];

  it.each(kinds)('says how %s may be used', async (kind, path, status, caching) => {
    const answer = await ask(path, {
      'X-With-Origin': host.address,
      'x-org': 'HOMELINE',
    });
    expect(answer.status).toBe(status);
    const said = Object.fromEntries(answer.headers);
    expect(said).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
    });
    expect(said['cache-control']).toMatch(caching);
    expect(said['content-security-policy']).toMatch(/^default-src 'none'/);
    // nginx writes the body of a redirect itself for clients that aren't browsers.
    expect(/<!doctype html>/i.test(await answer.text())).toBe(
      status === 200 && !/asset|call|file/.test(kind),
    );
  });
});

it('serves what the build compressed, as brotli, as gzip and as it is', async () => {
  const encodings = await Promise.all(
    ['br', 'gzip', 'identity', 'br;q=0, gzip'].map(async (accepted) => {
      const answer = await ask(SCRIPT, { 'Accept-Encoding': accepted });
      return answer.headers.get('content-encoding');
    }),
  );
  expect(encodings).toEqual(['br', 'gzip', null, 'gzip']);
});

it("SC-01 has no unsafe word in any page's policy, and no style attribute in any page", () => {
  const policies = globSync('dist/pages/*/headers.json').flatMap((file) =>
    Object.values(
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>,
    ).map(
      (headers) =>
        Object.entries(headers).find(([name]) => name === 'content-security-policy')?.[1] ?? '',
    ),
  );
  const needed = [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  const isWeak = (policy: string) =>
    /unsafe-|http:|\*|report-only/i.test(policy.replace(CHAT_PROVIDER, '')) ||
    needed.some((part) => !policy.includes(part));
  expect(policies.length).toBeGreaterThan(200);
  expect(policies.filter(isWeak)).toEqual([]);

  const styled = globSync('dist/pages/*/*.html').filter((file) =>
    /<[^>]+\sstyle=/.test(readFileSync(file, 'utf8')),
  );
  expect(styled).toEqual([]);
});

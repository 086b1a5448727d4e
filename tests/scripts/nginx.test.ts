import { contract } from '#sagas/api/contract/contract.ts';
import { daysBefore } from '#scripts/build/nginx/brandMaps.ts';
import { mainConf } from '#scripts/build/nginx/main.ts';
import { siteConf } from '#scripts/build/nginx/site.ts';
import { literal, word } from '#scripts/build/nginx/syntax.ts';
import { hostsUpstream, upstreamFor } from '#scripts/build/nginx/upstream.ts';
import { httpConf } from '#scripts/build/nginx/write.ts';
import { brandFinder, readBrands } from '#server/host/brands.ts';
import { isNormal } from '#server/host/listener.ts';
import { pageFor, type PageName } from '#server/host/pages.ts';
import { proxiedPattern } from '#server/host/proxiedCalls.ts';
import { traceOf } from '#server/host/requestId.ts';
import { securityHeaders, STRICTEST_POLICY } from '#server/host/securityHeaders.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { nginxMaps } from '#tests/scripts/support/nginxMaps.ts';

const { organisations } = readBrands('public/brands');
const UUID = '20000000-0000-4000-8000-000000000001';
const TODAY = '2026-11-27';

/** Returns a brand with other switches. Below, one brand is closed, one opens later, and one is open. */
function changed(
  code: string,
  switches: Partial<Organisation['switches']>,
): [string, Organisation] {
  const brand = organisations.get(code);
  if (!brand) throw new Error(code);
  return [code, { ...brand, switches: { ...brand.switches, ...switches } }];
}
const brands = new Map([
  ...organisations,
  changed('GORSEHOLT', { acceptingApplications: false }),
  changed('TARNMERE', { acceptingApplications: true, launchDate: '2026-11-28' }),
  changed('TARNHOLT', { acceptingApplications: true, launchDate: TODAY }),
]);

/** Returns headers in the build's format. */
const headersOf = (code: string) => {
  const ofPage = (page: PageName) => ({ 'content-security-policy': `policy of ${code} ${page}` });
  return { register: ofPage('register'), shell: ofPage('shell'), closed: ofPage('closed') };
};
const pages = new Map([...brands.keys()].map((code) => [code, headersOf(code)]));
const drawings = new Map([['/brands/GORSEHOLT/loader.svg', 'policy of a drawing']]);

const valueOf = nginxMaps(httpConf(brands, { pages, drawings }, '/addresses/v1'));

/** Returns the variables that nginx has for a request. */
function request(address: string, method = 'GET', kind = 'page') {
  const { hostname, pathname, search, href, origin } = new URL(address);
  return {
    host: hostname,
    uri: decodeURIComponent(pathname),
    args: search.slice(1),
    request_uri: href.slice(origin.length),
    request_method: method,
    time_iso8601: `${TODAY}T12:00:00+00:00`,
    homeline_kind: kind,
  };
}

const HOST = 'http://larkmere.localhost:8080';

describe('A-01: the page of an address is the one that the host sends', () => {
  const brandOf = brandFinder(brands);

  it.each([
    '/account/heloc/register',
    '/account/heloc/register/',
    '/account/heloc/register?step=property-info&utm_source=x',
    '/account/heloc/register?step=name',
    '/account/heloc/register?step',
    '/account/heloc/register?utm_source=x&step=name&step=property-info',
    '/account/heloc/register?laststep=name',
    '/account/heloc/register-v2',
    '/account/heloc/register-v2/for-sale',
    '/account/heloc/register/account-setup',
    '/account/heloc',
    `/account/heloc/${UUID}/product/select`,
    '/account/heloc/register?org=TARNMERE',
    '/account/heloc/register?org=TARNHOLT',
    '/account/heloc/register-v2/name?org=GORSEHOLT',
    '/account/heloc/nothing?org=GORSEHOLT',
    '/account/heloc/register?org=larkmere',
    '/account/heloc/register?org=UNKNOWN',
    '/account/heloc/register?org=GORSEHOLT&org=TARNHOLT',
    '/account/heloc/register?x=1&org=HOMELINE&y=2',
  ])('picks the same page as the host for %s', (path) => {
    const url = new URL(HOST + path);
    const code = brandOf(url, url.host);
    const brand = brands.get(code);

    expect([
      valueOf('homeline_brand', request(url.href)),
      valueOf('homeline_page', request(url.href)),
    ]).toEqual([code, brand && pageFor(brand, url, TODAY)]);
  });

  it.each([...brands].map(([code, { baseUrl }]) => [baseUrl, code]))(
    'maps the host %s to the brand %s',
    (host, code) => {
      expect(valueOf('homeline_brand', request(`${host}/account/heloc`))).toBe(code);
    },
  );

  it('gives an unknown host the main brand', () => {
    expect(valueOf('homeline_brand', request('http://elsewhere.example/'))).toBe('HOMELINE');
  });
});

it('opens a brand on its day', () => {
  const before = new RegExp(`^(?:${daysBefore('2027-01-30')})`);

  expect(
    ['2026-12-31', '2027-01-29', '2027-01-30', '2027-02-01', '2030-01-01'].map((day) =>
      before.test(`${day}T00:00:00+00:00`),
    ),
  ).toEqual([true, true, false, false, false]);
});

describe('SC-01, SC-02: headers', () => {
  const cases: [string, string, string, string][] = [
    ['/account/heloc/register', 'page', 'no-cache', 'policy of LARKMERE register'],
    ['/account/heloc/x?org=TARNHOLT', 'page', 'no-cache', 'policy of TARNHOLT shell'],
    [
      '/assets/a.js',
      'asset',
      'public, max-age=31536000, immutable',
      `${STRICTEST_POLICY}; script-src 'self'`,
    ],
    ['/assets/a.css', 'asset', 'public, max-age=31536000, immutable', STRICTEST_POLICY],
    ['/brands/GORSEHOLT/loader.svg', 'brand', 'public, max-age=3600', 'policy of a drawing'],
    ['/brands/GORSEHOLT/logo.svg', 'brand', 'public, max-age=3600', STRICTEST_POLICY],
    ['/nothing', 'none', 'no-store', STRICTEST_POLICY],
  ];

  it.each(cases)(
    'sends %s, a %s, with the caching and the policy of the host',
    (path, kind, caching, policy) => {
      const asked = request(HOST + path, 'GET', kind);

      expect(valueOf('homeline_caching', asked)).toBe(caching);
      expect(valueOf('homeline_policy', asked)).toBe(policy);
    },
  );

  it.each([
    ['application/json', STRICTEST_POLICY],
    ['application/pdf', "default-src 'none'; sandbox"],
    ['', "default-src 'none'; sandbox"],
  ])('sends the policy of the host with a call that gets %p', (type, policy) => {
    const asked = { ...request(HOST, 'GET', 'call'), upstream_http_content_type: type };

    expect(valueOf('homeline_policy', asked)).toBe(policy);
  });

  it('adds the security headers of the host to every response', () => {
    const site = siteConf({ upstream: hostsUpstream(['127.0.0.1:3000']), socketPaths: new Set() });

    for (const [name, value] of Object.entries(securityHeaders))
      expect(site).toContain(`add_header ${name} "${value}" always;`);
  });
});

it.each([
  ['/account', '/dashboard'],
  ['/account/?a=b', '/dashboard?a=b'],
  ['/account/register?a=%0d%0ab', '/account/heloc/register?a=%0d%0ab'],
  ['/account/register/x%20y?a=b', '/account/heloc/register/x%20y?a=b'],
  ['/account/heloc-signer/login', '/account/heloc/heloc-signer/login'],
  ['/account/registered', ''],
  ['/account/heloc/register', ''],
])('REDIR-01 to REDIR-03: redirects %s to %p', (path, target) => {
  expect(valueOf('homeline_moved', request(HOST + path))).toBe(target);
});

describe('nginx passes calls on like the host', () => {
  const SIGNER = '/service-application/api/v1/application/heloc';

  it('forwards every call of the contract', () => {
    const calls = contract.map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, UUID)]);

    expect(
      calls.map(([method, path]) =>
        valueOf('homeline_call', request(`${HOST}${path}?x=1`, method)),
      ),
    ).toEqual(calls.map(([method = '', path = '']) => proxiedPattern(method, path, null)));
  });

  it.each([
    ['GET', '/addresses/v1/12%20Elm', '/addresses/v1/{text}'],
    ['GET', '/addresses/v1/12%201%2F2%20Elm', '/addresses/v1/{text}'],
    ['GET', '/addresses/v1/12%2F%2e%2e%2Fx', ''],
    ['GET', '/addresses/v1/12%0d', ''],
    ['GET', '/addresses/v1/%252e%252e', ''],
    ['POST', '/addresses/v1/12', ''],
    ['DELETE', `${SIGNER}/all`, ''],
    ['GET', '/sandbox/outbox', ''],
    ['GET', `${SIGNER}/..%2fx`, ''],
  ])('maps %s %s to the call %p', (method, path, pattern) => {
    const asked = { ...request(HOST, method), request_uri: path };

    expect(valueOf('homeline_call', asked)).toBe(pattern);
  });
});

it.each([
  '/account/heloc/%2e%2e/x',
  '/account/heloc/.%2E',
  '/account/./heloc?a=b',
  '/account\\heloc',
  '/account/heloc/..x/a.b/%2e%2e%2e/x?next=/../a',
  '/service-search/12%201%2F2%20Elm',
  '//two',
])('decides like the host whether to resolve the path %s', (path) => {
  const asked = { ...request(HOST), request_uri: path };

  expect(valueOf('homeline_resolved', asked) === '').toBe(isNormal(path));
});

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${ID}-00f067aa0ba902b7-01`;

it.each([
  ['an id', { 'x-request-id': ID }, ID],
  ['a UUID', { 'x-request-id': UUID }, UUID.replaceAll('-', '')],
  ['a trace', { traceparent: PARENT }, ID],
  ['both', { 'x-request-id': UUID, traceparent: PARENT }, UUID.replaceAll('-', '')],
  ['none', {}, null],
  ['a name', { 'x-request-id': 'Tolland' }, null],
  ['more than an id', { 'x-request-id': `${ID}0` }, null],
  ['a trace of zeros', { traceparent: PARENT.replace(ID, '0'.repeat(32)) }, null],
  ['a trace of another version', { traceparent: PARENT.replace('00-', 'ff-') }, null],
])(
  'SC-14 names a request like the host after %s of the client',
  (_what, headers: Readonly<Partial<Record<'x-request-id' | 'traceparent', string>>>, given) => {
    const own = 'f'.repeat(32);
    const asked = {
      ...request(HOST),
      request_id: own,
      http_x_request_id: headers['x-request-id'] ?? '',
      http_traceparent: headers.traceparent ?? '',
    };
    const trace = traceOf({ headers } as never);

    expect(valueOf('homeline_request_id', asked)).toBe(given ?? own);
    expect(trace.id).toMatch(new RegExp(given ?? /^[\da-f]{32}$/));
    const made = new RegExp(`^00-${trace.id}-[\\da-f]{16}-00$`);
    expect(trace.traceparent).toMatch(trace.isGiven ? PARENT : made);
    expect(valueOf('homeline_traceparent', asked)).toBe(
      trace.isGiven ? PARENT : `00-${given ?? own}-${'f'.repeat(16)}-00`,
    );
  },
);

describe('the upstream', () => {
  const SETTINGS = { gatewayUrl: null, publicProtocol: 'http', port: 3000 } as const;

  it('forwards requests to the host in the settings, with the name that the client asked for', () => {
    const upstream = upstreamFor({ ...SETTINGS, publicProtocol: 'https' });
    const site = siteConf({ upstream, socketPaths: new Set() });

    expect(upstream.servers).toEqual(['127.0.0.1:3000']);
    expect(site).toContain('proxy_set_header Host $http_host;');
    expect(site).toContain('proxy_set_header X-Forwarded-Proto https;');
    expect(site).toContain('proxy_set_header true-client-ip "";');
  });

  it('sends the upstream no body before all of it has arrived', () => {
    const site = siteConf({ upstream: upstreamFor(SETTINGS), socketPaths: new Set() });

    expect(site.match(/client_max_body_size \d+m;\n *proxy_request_buffering on;/g)).toHaveLength(
      contract.filter(({ multipart }) => multipart === true).length,
    );
    expect(site).not.toContain('proxy_request_buffering off;');
  });

  it('forwards calls to the gateway, with its own name, its certificate and its path', () => {
    const upstream = upstreamFor({ ...SETTINGS, gatewayUrl: 'https://gateway.example/base/' });
    const site = siteConf({ upstream, socketPaths: new Set(['/socket']) });

    expect(upstream.servers).toEqual(['gateway.example:443']);
    expect(site).toContain('proxy_set_header Host gateway.example;');
    expect(site).toContain('proxy_ssl_verify on;');
    expect(site).toContain('proxy_pass https://homeline_calls/base$request_uri;');
    expect(site).toContain('location = /socket {');
  });

  it('lists several copies of the host as servers', () => {
    const options = { port: 8080, root: '/srv', runFolder: '/tmp', accessLog: null };
    const upstream = hostsUpstream(['a:3000', 'b:3000']);

    expect(mainConf({ ...options, upstream })).toContain('server a:3000;\n    server b:3000;');
  });
});

it('keeps data from becoming syntax or a variable', () => {
  expect(() => word('a"; return 200 "')).toThrow('nginx cannot read');
  expect(() => literal('$http_cookie')).toThrow('nginx would read a variable');
});

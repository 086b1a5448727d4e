import { FORWARDING_NAMES } from '#server/forwardingHeaders.ts';
import { types } from '#server/host/files.ts';
import { HOP_BY_HOP, PATIENCE_MS, UNREACHABLE } from '#server/host/gateway.ts';
import { ASSET, BRAND_FILE } from '#server/host/host.ts';
import { REPORTS_PATH } from '#server/host/policyReports.ts';
import { HEALTH_PATH } from '#server/host/readiness.ts';
import { securityHeaders } from '#server/host/securityHeaders.ts';
import { BASE_PATH } from '#store/shell/screens.ts';

import { uploadLimits } from './callMaps.ts';
import { block, literal, patternText, word } from './syntax.ts';
import type { Upstream } from './upstream.ts';

export interface Site {
  readonly upstream: Upstream;
  readonly socketPaths: ReadonlySet<string>;
}

/** The forwarding headers in use, because nginx can't drop headers by prefix. */
const FORWARDED = [
  'by',
  'for',
  'host',
  'path',
  'port',
  'prefix',
  'proto',
  'scheme',
  'server',
  'ssl',
  'uri',
];

/** Response headers that would let a gateway control this origin, or that nginx sets itself. */
const NOT_PASSED_ON = [
  ...Object.keys(securityHeaders),
  'X-Request-Id',
  'Accept-CH',
  'Accept-Ranges',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Private-Network',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'Activate-Storage-Access',
  'Age',
  'Alt-Svc',
  'Attribution-Reporting-Register-Source',
  'Attribution-Reporting-Register-Trigger',
  'Authentication-Info',
  'Cache-Control',
  'Clear-Site-Data',
  'Content-Location',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Critical-CH',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Embedder-Policy-Report-Only',
  'Cross-Origin-Opener-Policy-Report-Only',
  'Deprecation',
  'Document-Policy',
  'Document-Policy-Report-Only',
  'ETag',
  'Expect-CT',
  'Expires',
  'Feature-Policy',
  'Integrity-Policy',
  'Integrity-Policy-Report-Only',
  'Last-Modified',
  'Link',
  'NEL',
  'No-Vary-Search',
  'Observe-Browsing-Topics',
  'Origin-Agent-Cluster',
  'Origin-Trial',
  'P3P',
  'Permissions-Policy-Report-Only',
  'Pragma',
  'Proxy-Authenticate',
  'Proxy-Authentication-Info',
  'Public-Key-Pins',
  'Public-Key-Pins-Report-Only',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Server-Timing',
  'Service-Worker-Allowed',
  'Set-Cookie2',
  'Set-Login',
  'SourceMap',
  'Speculation-Rules',
  'Supports-Loading-Mode',
  'Timing-Allow-Origin',
  'Tk',
  'Trailer',
  'Use-As-Dictionary',
  'Vary',
  'Via',
  'Warning',
  'WWW-Authenticate',
  'X-AspNet-Version',
  'X-Content-Security-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Powered-By',
  'X-Robots-Tag',
  'X-Runtime',
  'X-SourceMap',
  'X-UA-Compatible',
  'X-WebKit-CSP',
  'X-XSS-Protection',
];

function forwarding({ hostHeader, publicProtocol }: Upstream): string[] {
  const own = new Map([
    ['Host', hostHeader],
    ['Upgrade', '$homeline_upgrade'],
    ['Connection', '$homeline_connection'],
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Forwarded-Host', '$http_host'],
    ['X-Forwarded-Proto', publicProtocol ?? '$scheme'],
    ['X-Request-Id', '$homeline_request_id'],
    ['traceparent', '$homeline_traceparent'],
    ['tracestate', '$homeline_tracestate'],
  ]);
  const given = [
    ...HOP_BY_HOP,
    ...FORWARDING_NAMES,
    ...FORWARDED.map((one) => `x-forwarded-${one}`),
  ];
  const set = new Set([...own.keys()].map((name) => name.toLowerCase()));
  const dropped = given.filter((name) => !set.has(name) && name !== 'transfer-encoding');
  return [
    ...[...own].map(([name, value]) => `proxy_set_header ${name} ${value};`),
    ...dropped.map((name) => `proxy_set_header ${name} "";`),
    ...NOT_PASSED_ON.map((name) => `proxy_hide_header ${name};`),
  ];
}

const ACCELERATING = ['Redirect', 'Expires', 'Limit-Rate', 'Buffering', 'Charset'];

const SETTINGS = [
  'server_tokens off;',
  'absolute_redirect off;',
  '# Two slashes are an address of their own, as at the host',
  'merge_slashes off;',
  'if ($homeline_resolved) { return 404; }',
  'default_type application/octet-stream;',
  '# What the build compressed; with the module of brotli also: brotli_static on;',
  'gzip_static on;',
  'gzip_vary on;',
  'client_max_body_size 1m;',
  'client_header_timeout 30s;',
  'client_body_timeout 120s;',
  'keepalive_timeout 65s;',
  'large_client_header_buffers 4 16k;',
  'proxy_http_version 1.1;',
  'proxy_buffer_size 16k;',
  'proxy_buffers 8 16k;',
  'proxy_connect_timeout 5s;',
  '# No write that has left is sent again: the page asks with its key (SC-09)',
  'proxy_next_upstream error timeout;',
  '# A gateway rules over no file, no pace and no character set of this server',
  `proxy_ignore_headers ${ACCELERATING.map((one) => `X-Accel-${one}`).join(' ')};`,
];

const headers = (): string[] => [
  ...Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} ${word(literal(value))} always;`,
  ),
  'add_header X-Request-Id $homeline_request_id always;',
  'add_header Cache-Control $homeline_caching always;',
  'add_header Content-Security-Policy $homeline_policy always;',
];

const kind = (name: string) => `set $homeline_kind ${name};`;

/** Serves the pages and files of `dist`. */
const files = (): string[] => [
  block(`location ~ ${word('^/account(?:/|$)')}`, [
    'if ($homeline_moved) { return 302 $homeline_moved; }',
    block(`location ~ ${word(`^${BASE_PATH}(?:/|$)`)}`, [
      kind('page'),
      'try_files /pages/$homeline_brand/$homeline_page.html =503;',
    ]),
    'return 404;',
  ]),
  block(`location ~ ${word(patternText(ASSET))}`, [kind('asset'), 'try_files $uri =404;']),
  block(`location ~ ${word(patternText(BRAND_FILE))}`, [kind('brand'), 'try_files $uri =404;']),
  block(`location ~ ${word('^/(?:assets|brands)/')}`, ['return 404;']),
  block('location = /favicon.ico', ['return 204;']),
  block(`location = ${HEALTH_PATH}`, ['default_type text/plain;', 'return 200 alive;']),
];

/** The sandbox's control interface refuses forwarded calls. */
const sandboxLocation = (pass: string): string =>
  block('location ^~ /sandbox/', [
    kind('host'),
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    pass,
  ]);

function passing({ upstream, socketPaths }: Site): string[] {
  const { passesEverything, takesReports, target } = upstream;
  const pass = `proxy_pass ${target};`;
  const other = passesEverything ? kind('host') : 'return 404;';
  const call = [kind('call'), `if ($homeline_call = "") { ${other} }`];
  return [
    ...[...socketPaths].map((path) =>
      block(`location = ${path}`, [
        kind('socket'),
        'if ($homeline_upgrade = "") { return 404; }',
        '# Silence is normal on a socket',
        'proxy_read_timeout 1h;',
        'proxy_send_timeout 1h;',
        pass,
      ]),
    ),
    block(`location = ${REPORTS_PATH}`, [
      'client_max_body_size 8k;',
      takesReports ? pass : 'return 204;',
    ]),
    ...uploadLimits().map(([pattern, megabytes]) =>
      block(`location ~ ${word(pattern)}`, [
        ...call,
        '# Passed on when all of it has arrived, however slowly',
        `client_max_body_size ${megabytes}m;`,
        'proxy_request_buffering on;',
        pass,
      ]),
    ),
    ...(passesEverything ? [sandboxLocation(pass)] : []),
    block('location /', [...call, pass]),
  ];
}

const failures = (): string[] => [
  'error_page 404 @missing;',
  'error_page 502 @unreachable;',
  'error_page 504 @late;',
  block('location @missing', [
    kind('none'),
    'types { }',
    'default_type text/plain;',
    'return 404 "Not found";',
  ]),
  ...(
    [
      ['unreachable', 502],
      ['late', 504],
    ] as const
  ).map(([name, status]) =>
    block(`location @${name}`, [
      kind('none'),
      'default_type application/json;',
      `return ${status} '${UNREACHABLE}';`,
    ]),
  ),
];

/** Returns the content of a `server` block. */
export const siteConf = (site: Site): string =>
  [
    '# Made by the build. Include it in a server { } with `listen` and `root` (the folder of the build).',
    ...SETTINGS,
    `proxy_read_timeout ${PATIENCE_MS / 1_000 + 5}s;`,
    ...site.upstream.tls,
    block(
      'types',
      [...types].map(([ending, type]) => `${word(type)} ${ending};`),
    ),
    ...headers(),
    ...forwarding(site.upstream),
    ...files(),
    ...passing(site),
    ...failures(),
    '',
  ].join('\n');

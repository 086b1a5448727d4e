import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { gatewaySettings } from '#scripts/build/gateway.ts';
import { readBrands } from '#server/host/brands.ts';
import { socketPaths } from '#server/host/gatewaySockets.ts';
import { ACCOUNT, movedPaths } from '#server/host/host.ts';
import { drawingPolicy, STRICTEST_POLICY } from '#server/host/securityHeaders.ts';
import { readSettings } from '#server/settings.ts';
import type { Organisation } from '#store/org/organisation.ts';

import { answerMaps, type BuiltHeaders, type PageHeaders } from './answerMaps.ts';
import { brandMaps } from './brandMaps.ts';
import { callMap, resolvedMap } from './callMaps.ts';
import { mainConf, type MainOptions } from './main.ts';
import { siteConf } from './site.ts';
import { mapOf, patternText } from './syntax.ts';
import { upstreamFor } from './upstream.ts';

const DIST = 'dist';
const BRANDS = 'public/brands';

/**
 * Returns where an address moved to, with its query (REDIR-01 to REDIR-03). Keeps it encoded, so nothing is decoded
 * into a header.
 */
const movedMap = (): string =>
  mapOf('$request_uri', '$homeline_moved', '', [
    [
      `~${patternText(ACCOUNT).replace(/\$$/, String.raw`(?<homeline_query>\?.*)?$`)}`,
      '/dashboard$homeline_query',
    ],
    ...movedPaths.map(
      ([from, to]) => [`~^${from}(?<homeline_rest>[/?].*)?$`, `${to}$homeline_rest`] as const,
    ),
  ]);

/**
 * Returns a request's id and trace, like the host's `traceOf`: the ones that came with the request if they have the form
 * of an id, or new ones.
 */
const requestIdMaps = (): string[] => {
  const digits = (count: number) => `[0-9a-f]{${count}}`;
  const traceparent = (id: string) => `~^00-(?!0{32})${id}-(?!0{16})${digits(16)}-${digits(2)}$`;
  const named = ['a', 'b', 'c', 'd', 'e'].map((name) => `homeline_id_${name}`);
  const uuid = named.map((name, at) => `(?<${name}>${digits([8, 4, 4, 4, 12][at] ?? 0)})`);
  return [
    '# What a request is called in every log',
    mapOf('$http_traceparent', '$homeline_trace_id', '$request_id', [
      [traceparent(`(?<homeline_parent_id>${digits(32)})`), '$homeline_parent_id'],
    ]),
    mapOf('$http_x_request_id', '$homeline_request_id', '$homeline_trace_id', [
      [`~^${digits(32)}$`, '$http_x_request_id'],
      [`~^${uuid.join('-')}$`, named.map((name) => `$${name}`).join('')],
    ]),
    mapOf('$request_id', '$homeline_span_id', '0000000000000001', [
      [`~^(?<homeline_span>${digits(16)})`, '$homeline_span'],
    ]),
    mapOf(
      '$http_traceparent',
      '$homeline_traceparent',
      '00-$homeline_request_id-$homeline_span_id-00',
      [[traceparent(digits(32)), '$http_traceparent']],
    ),
    mapOf('$http_traceparent', '$homeline_tracestate', '', [
      [traceparent(digits(32)), '$http_tracestate'],
    ]),
  ];
};

/** Logs each response as a line of JSON with only its address's pattern (SC-14). */
const logFormat = (): string => {
  const fields = [
    ['time', '"$time_iso8601"'],
    ['event', '"request"'],
    ['method', '"$request_method"'],
    ['route', '"$homeline_route"'],
    ['status', '$status'],
    ['seconds', '$request_time'],
    ['brand', '"$homeline_brand"'],
    ['upstream', '"$upstream_addr"'],
    ['requestId', '"$homeline_request_id"'],
  ];
  const line = fields.map(([name, value]) => `"${name}":${value}`).join(',');
  return [
    mapOf('$homeline_call', '$homeline_other_route', '$homeline_call', [['', 'other']]),
    mapOf('$homeline_kind', '$homeline_route', '$homeline_other_route', [
      ['page', '$homeline_part/$homeline_page'],
      ['asset', '/assets/*'],
      ['brand', '/brands/*'],
      ['socket', 'socket'],
    ]),
    `log_format homeline escape=json '{${line}}';`,
  ].join('\n');
};

/** Returns the content of the `http` block. */
export const httpConf = (
  brands: ReadonlyMap<string, Organisation>,
  headers: BuiltHeaders,
  addressLookupBase: string | undefined,
): string =>
  [
    '# Made by the build of the same data as the host. Include it in http { }.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 8192;',
    ...brandMaps(brands),
    ...answerMaps(headers),
    '# Addresses that moved, and calls of the contract',
    movedMap(),
    callMap(addressLookupBase),
    resolvedMap(),
    ...requestIdMaps(),
    logFormat(),
    '',
  ].join('\n');

function readHeaders(brands: ReadonlyMap<string, Organisation>): BuiltHeaders {
  const pages = [...brands.keys()].flatMap((code) => {
    const file = join(DIST, 'pages', code, 'headers.json');
    return existsSync(file)
      ? [[code, JSON.parse(readFileSync(file, 'utf8')) as PageHeaders] as const]
      : [];
  });
  const drawings = globSync(`${BRANDS}/*/*.svg`).flatMap((file) => {
    const policy = drawingPolicy(readFileSync(file, 'utf8'));
    return policy === STRICTEST_POLICY ? [] : [[file.slice('public'.length), policy] as const];
  });
  return { pages: new Map(pages), drawings: new Map(drawings) };
}

/** Writes nginx's configuration for the build: `http.conf`, `site.conf`, and a complete one with both. */
export function writeNginx(folder: string, options: MainOptions): void {
  const { organisations } = readBrands(BRANDS);
  mkdirSync(folder, { recursive: true });
  const http = httpConf(
    organisations,
    readHeaders(organisations),
    gatewaySettings().addressLookupBase,
  );
  const site = siteConf({ upstream: options.upstream, socketPaths: socketPaths(organisations) });
  writeFileSync(join(folder, 'http.conf'), http);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), mainConf(options));
}

/** Writes the configuration next to the build, for the deployment's paths. */
export const writeBuiltNginx = (): void =>
  writeNginx(join(DIST, 'nginx'), {
    port: 8080,
    root: '/srv/homeline/dist',
    runFolder: '/tmp',
    accessLog: '/dev/stdout',
    // The port of the machine that builds is nobody else's.
    upstream: upstreamFor(readSettings({ ...process.env, PORT: undefined })),
  });

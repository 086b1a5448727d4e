import { join } from 'node:path';

import { Hono } from 'hono';

import { isFromHere } from '#server/forwardingHeaders.ts';
import { isLoopbackName } from '#store/text/loopback.ts';
import { withSurveyStandIn } from '#server/sandbox/chat/surveyStandIn.ts';
import { withTwilioStandIn } from '#server/sandbox/chat/twilioStandIn.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { refuseUnrouted } from '#server/unrouted.ts';
import type { Log } from '#server/log.ts';
import { NO_ORGANISATION, type Organisation } from '#store/org/organisation.ts';
import { BASE_PATH } from '#store/shell/screens.ts';

import { brandFinder, onLocalhost } from './brands.ts';
import { byteRange } from './byteRange.ts';
import { createFileCache, readEncoded, typeOf, type FileCache } from './files.ts';
import { proxyCall, type GatewayOutcome } from './gateway.ts';
import { proxiedPattern } from './proxiedCalls.ts';
import { policyReports, REPORTS_PATH } from './policyReports.ts';
import { serveHealth, type Unready } from './readiness.ts';
import { traceOf } from './requestId.ts';
import { drawingPolicy, SCRIPT_POLICY, STRICTEST_POLICY } from './securityHeaders.ts';
import { createPages, isPagePath, pageFor, type PageOverrides } from './pages.ts';

export interface HostOptions {
  /** The build: `pages/<ORG>/` and `assets/`. */
  readonly distFolder: string;
  readonly brandsFolder: string;
  readonly brands: ReadonlyMap<string, Organisation>;
  /** Null if the sandbox answers the calls. */
  readonly gatewayUrl: string | null;
  /** How browsers reach this host behind a load balancer that terminates TLS. Defaults to the request's protocol. */
  readonly publicProtocol?: 'http' | 'https';
  /** The gateway's path for address lookups, or null for the contract's (G-04). */
  readonly addressLookupBase: string | null;
  readonly sandbox: Hono<SandboxEnv> | null;
  /** The contract's page for a developer on this machine who has a gateway instead of the sandbox. */
  readonly contractPage?: Hono<SandboxEnv> | null;
  /** Timeout for a gateway that neither reads nor answers a call. */
  readonly patienceMs?: number;
  readonly now?: () => number;
  readonly log?: Log;
  readonly whyNotReady?: () => Unready | null;
  readonly onGatewayCall?: (outcome: GatewayOutcome, ms: number) => void;
  readonly onPolicyReport?: (kind: string) => void;
}

export const FOREVER = 'public, max-age=31536000, immutable';
export const AN_HOUR = 'public, max-age=3600';
export const ASSET = /^\/assets\/[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,3}$/;
export const BRAND_FILE =
  /^\/brands\/([A-Z][A-Z0-9_]{1,39})\/([A-Za-z0-9-]+\.(?:svg|png|webp|woff2|mp4|webm))$/;
const NOT_BUILT = 'The app is not built yet. "npm start" builds it and serves it.';

/** Paths that moved below the base path. The rest of the path and the query stay (REDIR-01, REDIR-02). */
export const movedPaths: readonly (readonly [from: string, to: string])[] = [
  ['/account/register', `${BASE_PATH}/register`],
  ['/account/heloc-signer', `${BASE_PATH}/heloc-signer`],
];

/** Redirects to the dashboard (REDIR-03). */
export const ACCOUNT = /^\/account\/?$/;

function redirectTarget({ pathname, search }: URL): string | null {
  if (ACCOUNT.test(pathname)) return `/dashboard${search}`;
  const moved = movedPaths.find(([from]) => pathname === from || pathname.startsWith(`${from}/`));
  return moved ? moved[1] + pathname.slice(moved[0].length) + search : null;
}

/** Returns what this host changes in a built page. Visitors on this machine get local addresses. */
export function overridesOf(
  brand: Organisation,
  { host, isHere }: { readonly host: string; readonly isHere: boolean },
  {
    brands,
    sandbox,
    publicProtocol = 'http',
  }: Pick<HostOptions, 'brands' | 'publicProtocol'> & { readonly sandbox: object | null },
): PageOverrides | null {
  const { hostname, port } = new URL(`http://${host}`);
  const isLocal = isHere && isLoopbackName(hostname);
  const isSandbox = sandbox !== null;
  if (!isLocal && !isSandbox) return null;
  const organisation = isLocal ? onLocalhost(brand, brands, Number(port || 80)) : brand;
  return {
    organisation: isSandbox
      ? withSurveyStandIn(withTwilioStandIn(organisation, `${publicProtocol}://${host}`))
      : organisation,
    isSandbox,
    keptFor: isLocal || host === new URL(brand.baseUrl).host ? host : null,
  };
}

/**
 * Answers a video with the byte range that the browser asks for, because Safari doesn't play it otherwise
 * (LOADER-02).
 */
function videoResponse(
  content: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  range: string | undefined,
): Response {
  const size = content.length;
  const part = byteRange(range, size);
  const all = { ...headers, 'Accept-Ranges': 'bytes' };
  if (part === null) return new Response(content, { headers: all });
  if (part === 'none')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const { first, last } = part;
  return new Response(content.subarray(first, last + 1), {
    status: 206,
    headers: { ...all, 'Content-Range': `bytes ${first}-${last}/${size}` },
  });
}

function serveFiles(
  app: Hono<SandboxEnv>,
  files: FileCache,
  { distFolder, brandsFolder, brands }: HostOptions,
): void {
  app.get('/assets/*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const path = join(distFolder, pathname);
    const asset = ASSET.test(pathname)
      ? await readEncoded(files, path, c.req.header('accept-encoding') ?? '')
      : null;
    if (!asset) return c.text('Not found', 404);
    const headers = {
      ...asset.headers,
      'Content-Type': typeOf(path),
      'Cache-Control': FOREVER,
      'Content-Security-Policy': path.endsWith('.js') ? SCRIPT_POLICY : STRICTEST_POLICY,
    };
    return new Response(asset.content, { headers });
  });

  app.get('/brands/*', async (c) => {
    const [, code = '', name = ''] = BRAND_FILE.exec(new URL(c.req.url).pathname) ?? [];
    const content = brands.has(code) ? await files.read(join(brandsFolder, code, name)) : null;
    if (!content) return c.text('Not found', 404);
    const headers = {
      'Content-Type': typeOf(name),
      'Cache-Control': AN_HOUR,
      'Content-Security-Policy': name.endsWith('.svg')
        ? drawingPolicy(new TextDecoder().decode(content))
        : STRICTEST_POLICY,
    };
    return /\.(?:mp4|webm)$/.test(name)
      ? videoResponse(content, headers, c.req.header('range'))
      : new Response(content, { headers });
  });
}

/** Whether a page of this origin requests the page for a frame. Only the sandbox's own pages do. */
const isOwnFrame = ({ headers }: Request) =>
  headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'same-origin';

function servePages(app: Hono<SandboxEnv>, files: FileCache, options: HostOptions): void {
  const { distFolder, brands, sandbox, now = Date.now } = options;
  const readPage = createPages(files);
  const brandOf = brandFinder(brands);

  app.get('/account/*', async (c, next) => {
    const url = new URL(c.req.url);
    const address = redirectTarget(url);
    if (address !== null) return c.redirect(address);
    if (!isPagePath(url.pathname)) return next();
    const host = c.req.header('host') ?? url.host;
    const code = brandOf(url, host);
    const brand = brands.get(code);
    if (!brand) return c.text(NO_ORGANISATION, 500);
    const page = await readPage(
      {
        distFolder,
        code,
        page: pageFor(brand, url, new Date(now()).toISOString().slice(0, 10)),
        overrides: overridesOf(brand, { host, isHere: isFromHere(c.req.raw, c.env) }, options),
        isFramed: sandbox !== null && isOwnFrame(c.req.raw),
      },
      {
        acceptEncoding: c.req.header('accept-encoding') ?? '',
        ifNoneMatch: c.req.header('if-none-match') ?? '',
      },
    );
    return page ?? c.text(NOT_BUILT, 503);
  });
}

const placeOf = ({ stack = '' }: Error) =>
  /(?:server|sagas|store)\/[\w/.-]+\.ts:\d+/.exec(stack)?.[0] ?? '';

/** Serves the built pages and files. Proxies the calls to a gateway, or answers them from the sandbox. */
export function createHost(options: HostOptions): Hono<SandboxEnv> {
  const { gatewayUrl, publicProtocol, addressLookupBase, sandbox, contractPage, patienceMs } =
    options;
  const {
    log = () => undefined,
    whyNotReady = () => null,
    onPolicyReport,
    onGatewayCall,
  } = options;
  const app = new Hono<SandboxEnv>();
  const files = createFileCache();

  app.onError((error, c) => {
    const incoming = c.env?.incoming;
    // The error's message may quote the client's input (SC-14).
    log('error', 'fault', {
      kind: error.name,
      detail: placeOf(error),
      ...(incoming && { requestId: traceOf(incoming).id }),
    });
    return new Response('Internal Server Error', { status: 500 });
  });
  serveHealth(app, whyNotReady);
  app.route(REPORTS_PATH, policyReports({ isReadable: sandbox !== null, log, onPolicyReport }));

  app.get('/favicon.ico', (c) => c.body(null, 204));

  serveFiles(app, files, options);
  servePages(app, files, options);

  if (gatewayUrl !== null)
    app.all('*', (c, next) => {
      const { pathname } = new URL(c.req.url);
      if (proxiedPattern(c.req.method, pathname, addressLookupBase) === null)
        return refuseUnrouted(c.req.method, pathname) ?? next();
      const incoming = c.env?.incoming;
      return proxyCall(gatewayUrl, c.req.raw, {
        trace: incoming && traceOf(incoming),
        address: incoming?.socket.remoteAddress,
        protocol: publicProtocol,
        patienceMs,
        onOutcome: onGatewayCall,
      });
    });
  else if (sandbox) app.route('/', sandbox);

  if (contractPage) {
    app.use('/sandbox/*', (c, next) =>
      isFromHere(c.req.raw, c.env) ? next() : Promise.resolve(c.notFound()),
    );
    app.route('/', contractPage);
  }

  app.notFound((c) => c.text('Not found', 404));
  return app;
}

import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

import { forwardingHeaders } from '#server/forwardingHeaders.ts';

import { REQUEST_ID, type Trace } from './requestId.ts';
import { FOREIGN_DOCUMENT_POLICY, STRICTEST_POLICY } from './securityHeaders.ts';

/** Headers for a single connection (RFC 9110, 7.6.1) or for a proxy. */
export const HOP_BY_HOP = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const isToken = (name: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** The result of a call: the gateway's status, no connection, a timeout, or a client that left. */
export type GatewayOutcome = number | 'unreachable' | 'late' | 'left';

interface CallOptions {
  readonly trace: Trace | undefined;
  readonly address: string | undefined;
  /** Defaults to the request's protocol. */
  readonly protocol: 'http' | 'https' | undefined;
  /** Timeout for a gateway that neither reads nor answers the call. */
  readonly patienceMs: number | undefined;
  /** Also gets how long the gateway took until the head of its answer. */
  readonly onOutcome?: ((outcome: GatewayOutcome, ms: number) => void) | undefined;
}

interface Forwarded {
  readonly trace: Trace | undefined;
  readonly address: string | undefined;
  readonly host: string;
  readonly protocol: string;
}

/** Returns the client's headers with this host's forwarding headers and request id instead of the client's. */
export function forwardedHeaders(
  given: Headers,
  { address, host, protocol, trace }: Forwarded,
): Headers {
  const headers = new Headers(given);
  const ofConnection = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  const dropped = [
    ...ofConnection.filter(isToken),
    ...HOP_BY_HOP,
    ...forwardingHeaders(headers),
    'host',
  ];
  for (const name of dropped) headers.delete(name);
  headers.set('X-Forwarded-Host', host);
  headers.set('X-Forwarded-Proto', protocol);
  if (address !== undefined) headers.set('X-Forwarded-For', address);
  if (trace) {
    headers.set(REQUEST_ID, trace.id);
    headers.set('traceparent', trace.traceparent);
    if (!trace.isGiven) headers.delete('tracestate');
  }
  return headers;
}

function headersFor(request: Request, { address, protocol: named, trace }: CallOptions): Headers {
  const { host, protocol } = new URL(request.url);
  return forwardedHeaders(request.headers, {
    address,
    host,
    protocol: named ?? protocol.slice(0, -1),
    trace,
  });
}

/** Returns the gateway's address for a path with its query. */
export function gatewayAddress(gatewayUrl: string, { pathname, search }: URL): URL {
  const base = new URL(gatewayUrl);
  return new URL(base.pathname.replace(/\/$/, '') + pathname + search, base);
}

/** Content types that browsers display. Some could run scripts. */
export const DOCUMENT = /html|xml|pdf|image/i;

const isDocument = (type: string) => DOCUMENT.test(type);

/**
 * Response headers that the contract uses. With others, the gateway could control this origin: its stored data, its
 * workers, who may read it, and where the browser goes next.
 */
const PASSED_ON = new Set([
  'authorization',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'location',
  'retry-after',
  'set-cookie',
]);

/** Returns the response headers that are in a list, unchanged. */
export const headersIn = (
  { rawHeaders }: IncomingMessage,
  names: ReadonlySet<string>,
): [name: string, value: string][] =>
  rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 && names.has(name.toLowerCase()) ? [[name, rawHeaders[index + 1] ?? '']] : [],
  );

/** Statuses whose response has no body (Fetch, 2.2.3). */
const BODILESS = new Set([204, 205, 304]);

/** Converts the gateway's response. Returns null if its status isn't an HTTP status. */
function responseOf(answer: IncomingMessage): Response | null {
  const { statusCode: status = 0 } = answer;
  if (status < 200 || status > 599) return null;
  const headers = new Headers(headersIn(answer, PASSED_ON));
  headers.set('Cache-Control', 'no-store'); // SC-02, whatever the gateway says
  headers.set(
    'Content-Security-Policy',
    isDocument(headers.get('content-type') ?? 'text/html')
      ? FOREIGN_DOCUMENT_POLICY
      : STRICTEST_POLICY,
  );
  if (!BODILESS.has(status)) return new Response(streamOf(answer), { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}

const streamOf = (answer: IncomingMessage) =>
  Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>;

/** The response if no lender answers. */
export const UNREACHABLE = JSON.stringify({
  errors: [{ message: 'We could not reach the lender.' }],
});

const failed = (status: 502 | 504) =>
  new Response(UNREACHABLE, {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Our choice: longer than any call takes and than the contract's longest deadline. */
export const PATIENCE_MS = 60_000;

function callOnce<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  let isDone = false;
  return (...args: Args) => {
    if (!isDone) callback(...args);
    isDone = true;
  };
}

/** Proxies a call to the lender's gateway with its cookies, bearer token and body. */
export function proxyCall(
  gatewayUrl: string,
  request: Request,
  options: CallOptions,
): Promise<Response> {
  const target = gatewayAddress(gatewayUrl, new URL(request.url));
  const began = performance.now();
  return new Promise((resolve) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = send(target, {
      method: request.method,
      headers: Object.fromEntries(headersFor(request, options)),
    });
    const settle = callOnce((outcome: GatewayOutcome, response: Response) => {
      options.onOutcome?.(outcome, performance.now() - began);
      resolve(response);
    });
    const giveUp = (outcome: 'unreachable' | 'late' | 'left') => {
      settle(outcome, failed(outcome === 'late' ? 504 : 502));
      asked.destroy();
    };
    const late = setTimeout(giveUp, options.patienceMs ?? PATIENCE_MS, 'late');
    asked.on('error', () => giveUp('unreachable'));
    // Also happens without an error if the gateway switches to another protocol.
    asked.once('close', () => {
      clearTimeout(late);
      giveUp('unreachable');
    });
    asked.once('response', (answer) => {
      clearTimeout(late);
      const response = responseOf(answer);
      if (response) settle(response.status, response);
      else giveUp('unreachable');
    });
    request.signal.addEventListener('abort', () => giveUp('left'));
    if (!request.body) {
      asked.end();
      return;
    }
    const body = Readable.fromWeb(request.body as NodeStream);
    body.on('data', () => late.refresh());
    body.on('error', () => giveUp('left'));
    body.pipe(asked);
  });
}

import { proxy } from 'hono/proxy';

import { forwardingHeaders } from '#server/forwardingHeaders.ts';

import { FOREIGN_DOCUMENT_POLICY, STRICTEST_POLICY } from './securityHeaders.ts';

const UNREACHABLE = JSON.stringify({ errors: [{ message: 'We could not reach the lender.' }] });

/** Headers of one connection (RFC 9110, 7.6.1), and headers for a proxy. */
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

interface ClientInfo {
  readonly address: string | undefined;
  /** Undefined: the protocol of the request. */
  readonly protocol: 'http' | 'https' | undefined;
}

/** How the client reached this host. */
interface Forwarded {
  readonly address: string | undefined;
  readonly host: string;
  readonly protocol: string;
}

/** The client's headers, with this host's forwarding headers in place of the client's. */
export function forwardedHeaders(given: Headers, { address, host, protocol }: Forwarded): Headers {
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
  return headers;
}

function headersFor(request: Request, { address, protocol: named }: ClientInfo): Headers {
  const { host, protocol } = new URL(request.url);
  return forwardedHeaders(request.headers, {
    address,
    host,
    protocol: named ?? protocol.slice(0, -1),
  });
}

/** The gateway's address of a path with its query. */
export function gatewayAddress(gatewayUrl: string, { pathname, search }: URL): URL {
  const base = new URL(gatewayUrl);
  return new URL(base.pathname.replace(/\/$/, '') + pathname + search, base);
}

/** Content types that a browser renders as a document, which could run scripts. */
const isDocument = (type: string) => /html|xml/i.test(type);

/** Proxies a call to the lender's gateway, with its cookies, bearer and body. */
export async function proxyCall(
  gatewayUrl: string,
  request: Request,
  client: ClientInfo,
): Promise<Response> {
  const target = gatewayAddress(gatewayUrl, new URL(request.url));
  try {
    const answer = await proxy(target, {
      raw: request,
      headers: headersFor(request, client),
      redirect: 'manual',
    });
    answer.headers.set('Cache-Control', 'no-store'); // SC-02, whatever the gateway says of it.
    answer.headers.set(
      'Content-Security-Policy',
      isDocument(answer.headers.get('content-type') ?? 'text/html')
        ? FOREIGN_DOCUMENT_POLICY
        : STRICTEST_POLICY,
    );
    return answer;
  } catch {
    return new Response(UNREACHABLE, {
      status: 502,
      headers: { 'Content-Type': 'application/json' },
    });
  }
}

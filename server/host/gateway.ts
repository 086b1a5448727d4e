import { proxy } from 'hono/proxy';

import { forwardingHeaders } from '#server/forwardingHeaders.ts';

import { FOREIGN_DOCUMENT_POLICY, STRICTEST_POLICY } from './securityHeaders.ts';

const UNREACHABLE = JSON.stringify({ errors: [{ message: 'We could not reach the lender.' }] });

/** Headers of one connection (RFC 9110, 7.6.1), and headers for a proxy. */
const HOP_BY_HOP = [
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

/** The client's headers, with this host's forwarding headers in place of the client's. */
function headersFor(request: Request, { address, protocol: named }: ClientInfo): Headers {
  const headers = new Headers(request.headers);
  const ofConnection = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  const dropped = [
    ...ofConnection.filter(isToken),
    ...HOP_BY_HOP,
    ...forwardingHeaders(headers),
    'host',
  ];
  for (const name of dropped) headers.delete(name);
  const { host, protocol } = new URL(request.url);
  headers.set('X-Forwarded-Host', host);
  headers.set('X-Forwarded-Proto', named ?? protocol.slice(0, -1));
  if (address !== undefined) headers.set('X-Forwarded-For', address);
  return headers;
}

/** Content types that a browser renders as a document, which could run scripts. */
const isDocument = (type: string) => /html|xml/i.test(type);

/** Proxies a call to the lender's gateway, with its cookies, bearer and body. */
export async function proxyCall(
  gatewayUrl: string,
  request: Request,
  client: ClientInfo,
): Promise<Response> {
  const url = new URL(request.url);
  const base = new URL(gatewayUrl);
  const target = new URL(base.pathname.replace(/\/$/, '') + url.pathname + url.search, base);
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

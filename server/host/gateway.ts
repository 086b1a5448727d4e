import { proxy } from 'hono/proxy';

import { forwardingHeaders } from '#server/forwarding.ts';

import { FOREIGN_DOCUMENT_POLICY, STRICTEST_POLICY } from './securityHeaders.ts';

const UNREACHABLE = JSON.stringify({ errors: [{ message: 'We could not reach the lender.' }] });

/** Headers of one connection (RFC 9110, 7.6.1), and those that are meant for a proxy. */
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

/** Address and protocol of the browser, as this host knows them. */
interface ClientInfo {
  readonly address: string | undefined;
  /** The setting of this host; undefined: as the request came. */
  readonly protocol: 'http' | 'https' | undefined;
}

/** The headers of a call as the gateway gets them: the client's own, and the forwarding headers of this host. */
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

/** Kinds of content that a browser draws as a document, in which scripts could run. */
const isDocument = (type: string) => /html|xml/i.test(type);

/** Hands a call over to the lender's gateway, cookies, bearer and body as they are. */
export async function passOn(
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

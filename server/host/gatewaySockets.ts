import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import type { Organisation } from '#store/org/organisation.ts';

import { forwardedHeaders, gatewayAddress, headersIn } from './gateway.ts';
import { endWith, type UpgradeListener } from './listener.ts';
import { traceOf } from './requestId.ts';

export interface GatewaySocketOptions {
  readonly gatewayUrl: string;
  /** How browsers reach this host. Defaults to the connection's protocol. */
  readonly publicProtocol?: 'http' | 'https';
  readonly brands: ReadonlyMap<string, Organisation>;
  readonly openingMs?: number;
}

const OPENING_MS = 10_000;
const KEEP_ALIVE_MS = 30_000;

/** Returns the socket paths at the host. A brand may have its socket elsewhere. */
export const socketPaths = (brands: GatewaySocketOptions['brands']): ReadonlySet<string> =>
  new Set(
    [...brands.values()]
      .map(({ chat }) => chat.omni.socketUrl)
      .filter((address) => address.startsWith('/')),
  );

function addressOf({ url = '', headers }: IncomingMessage): URL | null {
  const address = `http://${headers.host}${url}`;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : null;
}

/** Headers that open a socket (RFC 6455, 4.2.2), and the gateway's cookies. */
const OF_OPENING = new Set([
  'date',
  'sec-websocket-accept',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
  'set-cookie',
]);

function switchingHead(answer: IncomingMessage): string {
  const lines = headersIn(answer, OF_OPENING).map(([name, value]) => `${name}: ${value}`);
  const own = ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket'];
  return [...own, ...lines, '', ''].join('\r\n');
}

/** Sockets are often silent. The system detects dead connections. */
function withoutTimeout(connection: Duplex): void {
  if (!(connection instanceof Socket)) return;
  connection.setTimeout(0);
  connection.setNoDelay(true);
  connection.setKeepAlive(true, KEEP_ALIVE_MS);
}

/** Pipes bytes both ways. If one side ends, both do. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    withoutTimeout(from);
    from.on('error', () => from.destroy());
    from.once('close', () => to.destroy());
    from.pipe(to);
  }
}

const ENCRYPTED = 'encrypted';

/** Proxies the chat's socket to the lender's gateway and refuses all others. */
export function gatewaySockets(options: GatewaySocketOptions): UpgradeListener {
  const { gatewayUrl, publicProtocol, brands, openingMs = OPENING_MS } = options;
  const paths = socketPaths(brands);

  return (request, socket, head) => {
    const url = addressOf(request);
    if (!url || !paths.has(url.pathname)) {
      endWith(socket, 404);
      return;
    }
    const target = gatewayAddress(gatewayUrl, url);
    const given = Object.entries(request.headersDistinct).map(
      ([name, values]): [string, string] => [
        name,
        (values ?? []).join(name === 'cookie' ? '; ' : ', '),
      ],
    );
    const headers = forwardedHeaders(new Headers(given), {
      address: request.socket.remoteAddress,
      host: url.host,
      trace: traceOf(request),
      protocol: publicProtocol ?? (ENCRYPTED in request.socket ? 'https' : 'http'),
    });
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = send(target, {
      agent: false,
      headers: { ...Object.fromEntries(headers), Connection: 'Upgrade', Upgrade: 'websocket' },
    });
    // The client may leave before the gateway answers.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => asked.destroy());
    const late = setTimeout(() => asked.destroy(), openingMs);
    asked.once('close', () => clearTimeout(late));
    asked.once('upgrade', (answer: IncomingMessage, upstream: Duplex, first: Buffer) => {
      clearTimeout(late);
      socket.write(switchingHead(answer));
      socket.write(first);
      upstream.write(head);
      join(socket, upstream);
    });
    asked.once('response', ({ statusCode = 0 }) => {
      // Browsers don't follow redirects when they open a socket.
      endWith(socket, statusCode >= 400 ? statusCode : 502);
      asked.destroy();
    });
    asked.on('error', () => endWith(socket, 502));
    asked.end();
  };
}

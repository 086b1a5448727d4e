import {
  createServer,
  ServerResponse,
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Duplex } from 'node:stream';

import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { routeOf } from '#server/contractRoutes.ts';
import { patienceOf } from '#server/readAtMost.ts';

import { createBodies, type BodyPace } from './bodyPace.ts';
import {
  closeUnheard,
  createConnections,
  inTurn,
  whenRead,
  type OnRefused,
  type Places,
} from './connections.ts';
import { REQUEST_ID, traceOf } from './requestId.ts';
import { securityHeaders, defaultHeaders } from './securityHeaders.ts';

/** The status for a request that Node can't parse. 400 for all other errors. */
const statusOfFault = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** How long a refused client may take to close the connection, in milliseconds. */
const LINGER_MS = 1_000;

/** Destroys a connection after a while, even if the client keeps its half open. */
function closeLingering(socket: Duplex): void {
  // Reads and drops further data, because a reset would discard the refusal before the client reads it.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Answers a connection that has no response and closes it. */
export function endWith(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // The client may have left.
  socket.on('error', () => socket.destroy());
  const lines = Object.entries({
    ...securityHeaders,
    ...defaultHeaders,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  closeLingering(socket);
}

const refuse = ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) =>
  endWith(socket, statusOfFault.get(code) ?? 400);

/**
 * Our choice: time-outs and the number of connections (S7). The page gives up an upload after 60 seconds without
 * progress, so the silence timeout is longer. On a slow phone, 64 MB take almost 15 minutes. A load balancer keeps
 * idle connections for 60 seconds. We keep them longer than that, or calls sent at that moment would fail with 502,
 * and longer than announced, for calls that are already on their way.
 */
const LIMITS = {
  headersTimeout: 30_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 65_000,
  keepAliveTimeoutBuffer: 10_000,
  connectionsCheckingInterval: 5_000,
} as const;
const SILENCE_MS = 120_000;
/**
 * Each connection may open a second one to the gateway, and a process can often open 4,096 files. The same number may
 * wait in the backlog, because a visitor who is turned away retries only after seconds.
 */
export const MAX_CONNECTIONS = 1_000;
/** Our choice: idle connections above `kept` make room, and no single address can have all of them (S7). */
const PLACES: Places = { kept: 900, ofAddress: 250 };
/** Our choice: the pace of the slowest networks. An upload may pause for a minute (S7). */
const BODY_PACE: BodyPace = { freeMs: 30_000, bytesPerSecond: 4_000 };
const UPLOAD_PACE: BodyPace = { freeMs: 60_000, bytesPerSecond: 8_000 };
/** Our choice: a quarter of all connections may have an unfinished body, so slow uploads can't block the rest. */
const SHARE_OF_BODIES = 1 / 4;

const isOfContent = (name: string) => /^content-(?!location$)/i.test(name);

/**
 * Creates the server's responses. Adds the headers of SC-02 to those with content: after a 304, a browser keeps the
 * headers of its stored response (RFC 9111, 4.3.4). A response sets its own caching and policy, and says if its
 * connection ends.
 */
const responsesOf = (isClosing: () => boolean) =>
  class extends ServerResponse {
    override writeHead(
      status: number,
      ...args: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
    ): this {
      const own = Object.entries(args.find((one) => typeof one === 'object') ?? {});
      if (isClosing()) this.setHeader('Connection', 'close');
      if (status === 304) {
        for (const [name, value] of own)
          if (value !== undefined && !isOfContent(name)) this.setHeader(name, value);
        return super.writeHead(status);
      }
      this.setHeader(REQUEST_ID, traceOf(this.req).id);
      for (const [name, value] of Object.entries(defaultHeaders))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      for (const [name, value] of [...own, ...Object.entries(securityHeaders)])
        if (value !== undefined) this.setHeader(name, value);
      return super.writeHead(status);
    }
  };

/** Closes idle and silent connections only if no request has arrived on them. */
function closeCarefully(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => whenRead(closeIdle);
  server.on('timeout', (socket) => closeUnheard(socket));
}

/** Takes a WebSocket's upgrade request and owns its connection from then on. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const isWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** Passes upgrades on. Node leaves these connections open when the server closes, so this closes them. */
function serveUpgrades(server: Server, listener: UpgradeListener): void {
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    const refusal = refusalOf(request);
    if (refusal === null) listener(request, socket, head);
    else endWith(socket, refusal);
  });
  const closeUpgraded = () => {
    for (const socket of upgraded) socket.destroy();
  };
  const [close, closeRequests] = [
    server.close.bind(server),
    server.closeAllConnections.bind(server),
  ];
  server.close = (onClosed) => {
    closeUpgraded();
    return close(onClosed);
  };
  server.closeAllConnections = () => {
    closeRequests();
    closeUpgraded();
  };
}

export interface ListenerLimits {
  readonly most?: number;
  readonly places?: Places;
  readonly bodyPace?: BodyPace;
  readonly uploadPace?: BodyPace;
  readonly isDraining?: () => boolean;
  readonly onRefused?: OnRefused;
}

/** Limits behind a load balancer, whose address all connections share. */
export const placesBehindBalancer: Places = { ...PLACES, ofAddress: Infinity };

/**
 * Whether normalizing a path doesn't change it. Otherwise the code that checks it and the code that serves it could
 * read different paths.
 */
export function isNormal(url: string): boolean {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return !path.startsWith('/') || new URL(`http://localhost${path}`).pathname === path;
}

const endpointOf = ({ method = '', url = '' }: IncomingMessage) =>
  routeOf(method, url.replace(/\?.*$/s, ''))?.endpoint;

const limitOf = { 400: 'head', 404: 'path', 413: 'size' } as const;

/** Returns the status that refuses a request by its head, or null. */
function refusalOf(
  { url = '', headers }: IncomingMessage,
  endpoint?: Endpoint,
): 400 | 404 | 413 | null {
  if (!headers.host) return 400;
  headers.host = headers.host.toLowerCase();
  if (!isNormal(url)) return 404;
  return Number(headers['content-length'] ?? 0) > patienceOf(endpoint) ? 413 : null;
}

/**
 * Creates a server that adds the headers of SC-02 to all responses, including those to HEAD and to invalid data. It
 * lower-cases the host (RFC 9110, 4.2.3), and refuses requests without a host or with a path that normalizing
 * changes. It ignores upgrades to anything except WebSocket, as RFC 9110, 7.8 allows.
 */
export function createHttpServer(
  listener: RequestListener,
  upgrade?: UpgradeListener,
  limits: ListenerLimits = {},
): Server {
  const { most = MAX_CONNECTIONS, places = PLACES, isDraining = () => false } = limits;
  const { bodyPace = BODY_PACE, uploadPace = UPLOAD_PACE, onRefused = () => undefined } = limits;
  const connections = createConnections(places, onRefused);
  const keepPace = createBodies(most * SHARE_OF_BODIES);
  const options = {
    ...LIMITS,
    ServerResponse: responsesOf((): boolean => isDraining() || !server.listening),
    requireHostHeader: false,
    shouldUpgradeCallback: (request: IncomingMessage) =>
      upgrade !== undefined && isWebSocket(request),
  };
  const answer = inTurn((request, response) => {
    const { socket } = request;
    const endpoint = endpointOf(request);
    keepPace(request, endpoint?.multipart ? uploadPace : bodyPace, () => {
      onRefused('pace');
      if (response.headersSent) socket.destroy();
      else endWith(socket, 408);
    });
    const refusal = refusalOf(request, endpoint);
    if (refusal === null) listener(request, response);
    else {
      onRefused(limitOf[refusal]);
      // Otherwise Node would parse the rest of the body as the next request.
      response.writeHead(refusal, { Connection: 'close' }).end();
    }
  }, onRefused);
  const server: Server = createServer(options, (request, response) => {
    const { socket } = request;
    connections.asked(socket);
    response.once('close', () => connections.answered(socket));
    answer(request, response);
  });
  server.maxConnections = most;
  server.setTimeout(SILENCE_MS);
  server.on('connection', (socket) => connections.opened(socket));
  closeCarefully(server);
  if (upgrade)
    serveUpgrades(server, (request, socket, head) => {
      connections.asked(request.socket);
      upgrade(request, socket, head);
    });
  server.on('drop', () => onRefused('connections'));
  server.on('clientError', () => onRefused('head'));
  return server.on('clientError', refuse);
}

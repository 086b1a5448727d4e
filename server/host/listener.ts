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
import { closeUnheard, createConnections, inTurn, whenRead, type Places } from './connections.ts';
import { securityHeaders, defaultHeaders } from './securityHeaders.ts';

/** The status of a request that Node cannot read; 400 for any other error. */
const statusOfFault = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** How long a refused client may take to close the connection. */
const LINGER_MS = 1_000;

/** Destroys a connection after a while, also where the client keeps its half open. */
function closeLingering(socket: Duplex): void {
  // Reads and drops further data: a reset would discard the refusal before the client reads it.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Answers a connection that has no response, and closes it. */
export function endWith(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // The client may be gone before the answer.
  socket.on('error', () => socket.destroy());
  const lines = Object.entries({
    ...securityHeaders,
    ...defaultHeaders,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  closeLingering(socket);
}

/** Refuses data that is no request. */
const refuse = ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) =>
  endWith(socket, statusOfFault.get(code) ?? 400);

/**
 * chosen: time-outs and the number of connections (S7). The page gives an upload up after 60 seconds without progress,
 * so silence lasts longer here; 64 MB take a slow phone most of 15 minutes. A load balancer keeps an idle connection
 * for 60 seconds: here it is kept longer, or a call that is just sent on it would fail (502 at the balancer). It is kept
 * for longer than is announced, for a call that is on its way by then.
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
 * Each may open a second connection to the gateway; a process may often open 4,096 files. As many may wait to be taken:
 * a visitor who finds no place in that line tries again only after seconds.
 */
export const MAX_CONNECTIONS = 1_000;
/** chosen: beyond `kept`, idle connections make room; no address can have all of them (S7). */
const PLACES: Places = { kept: 900, ofAddress: 250 };
/** chosen: the pace of the slowest networks; an upload may pause for a minute (S7). */
const BODY_PACE: BodyPace = { freeMs: 30_000, bytesPerSecond: 4_000 };
const UPLOAD_PACE: BodyPace = { freeMs: 60_000, bytesPerSecond: 8_000 };
/** chosen: the part of all connections that may have an unfinished body. */
const SHARE_OF_BODIES = 1 / 4;

/** Tells the content, or its policy. */
const isOfContent = (name: string) => /^content-(?!location$)/i.test(name);

/**
 * The responses of a server. Each has the headers of SC-02 where it has a content: at a 304 a browser keeps those of its
 * stored answer (RFC 9111, 4.3.4). A response sets its own caching and policy, and says where its connection ends.
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
      for (const [name, value] of Object.entries(defaultHeaders))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      for (const [name, value] of [...own, ...Object.entries(securityHeaders)])
        if (value !== undefined) this.setHeader(name, value);
      return super.writeHead(status);
    }
  };

/** Closes idle and silent connections only where no request has arrived on them. */
function closeCarefully(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => whenRead(closeIdle);
  server.on('timeout', (socket) => closeUnheard(socket));
}

/** Takes a WebSocket's upgrade request, whose connection it owns from then on. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const isWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** Passes upgrades on; a server that closes closes these connections too, which Node leaves open. */
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
  /** How many connections there may be. */
  readonly most?: number;
  readonly places?: Places;
  readonly bodyPace?: BodyPace;
  readonly uploadPace?: BodyPace;
  /** Whether balancers are to send their requests elsewhere. */
  readonly isDraining?: () => boolean;
}

/** The places behind a load balancer, where all connections come from its address. */
export const placesBehindBalancer: Places = { ...PLACES, ofAddress: Infinity };

/** Whether a path stays as it is when it is normalized: what checks it and what serves it read the same. */
export function isNormal(url: string): boolean {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return !path.startsWith('/') || new URL(`http://localhost${path}`).pathname === path;
}

const endpointOf = ({ method = '', url = '' }: IncomingMessage) =>
  routeOf(method, url.replace(/\?.*$/s, ''))?.endpoint;

/** The status that refuses a request by its first lines; null: none. */
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
 * A server whose every response has the headers of SC-02, also to HEAD and to data that is no request. It lower-cases
 * the host (RFC 9110, 4.2.3), and refuses a request without one or with a path that changes when it is normalized. An
 * upgrade to anything but a WebSocket is ignored, as
 * RFC 9110, 7.8 allows.
 */
export function createHttpServer(
  listener: RequestListener,
  upgrade?: UpgradeListener,
  limits: ListenerLimits = {},
): Server {
  const { most = MAX_CONNECTIONS, places = PLACES, isDraining = () => false } = limits;
  const { bodyPace = BODY_PACE, uploadPace = UPLOAD_PACE } = limits;
  const connections = createConnections(places);
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
      if (response.headersSent) socket.destroy();
      else endWith(socket, 408);
    });
    const refusal = refusalOf(request, endpoint);
    if (refusal === null) listener(request, response);
    // Node would read the rest of the body for the next request.
    else response.writeHead(refusal, { Connection: 'close' }).end();
  });
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
  return server.on('clientError', refuse);
}

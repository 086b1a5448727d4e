import {
  createServer,
  ServerResponse,
  STATUS_CODES,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Duplex } from 'node:stream';

import { securityHeaders, defaultHeaders } from './securityHeaders.ts';

/** What Node says of a request that it could not read; any other fault is a bad request. */
const statusOfFault = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** How long a refused client may take to read its refusal and to close the connection. */
const LINGER_MS = 1_000;

/** Destroys a connection after a while, also where the client keeps its half open. */
function closeLingering(socket: Duplex): void {
  // Data that still arrives is read and dropped: a reset would discard the refusal before the client reads it.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Refuses what never became a request, and closes the connection. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfFault.get(code) ?? 400;
  const lines = Object.entries({
    ...securityHeaders,
    ...defaultHeaders,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  closeLingering(socket);
}

/**
 * chosen: how long a client may take, and how many may be connected (S7). An upload is given up by the page after 60
 * seconds without progress, so silence lasts longer here; a file of 64 MB takes a slow phone most of 15 minutes.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;
const SILENCE_MS = 120_000;
/** Each may have a second connection behind it, to the gateway; a process may often open 4,096 files. */
const MOST_CONNECTIONS = 1_000;

/** An answer with the headers of SC-02, whatever it says of itself; how long it is kept and its policy are its own to say. */
class Answer extends ServerResponse {
  override writeHead(
    status: number,
    ...said: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
  ): this {
    const own = said.find((one) => typeof one === 'object') ?? {};
    for (const [name, value] of Object.entries(defaultHeaders))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    for (const [name, value] of [...Object.entries(own), ...Object.entries(securityHeaders)])
      if (value !== undefined) this.setHeader(name, value);
    return super.writeHead(status);
  }
}

/**
 * A server whose every answer has the headers of SC-02: those to HEAD, and the refusals that come before any of our
 * code, among them. A host is a name in any case (RFC 9110, 4.2.3), and is handed on in lower case; a request without
 * one is refused.
 */
export function createHttpServer(listener: RequestListener): Server {
  const options = { ...LIMITS, ServerResponse: Answer, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    const { host } = request.headers;
    if (!host) {
      response.writeHead(400).end();
      return;
    }
    request.headers.host = host.toLowerCase();
    listener(request, response);
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(SILENCE_MS);
  // A connection that waits for its next request makes room for a client that has none.
  server.on('drop', () => server.closeIdleConnections());
  return server.on('clientError', refuse);
}

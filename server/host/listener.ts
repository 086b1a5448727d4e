import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { everyAnswer } from './securityHeaders.ts';

/** What Node says of a request that it could not read; any other fault is a bad request. */
const statusOfFault = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Refuses what never became a request, and closes the line. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const status = statusOfFault.get(code) ?? 400;
  const lines = Object.entries({ ...everyAnswer, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

/** Before a listener: the headers of every answer. */
const withHeaders =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
    listener(request, response);
  };

/**
 * A server whose every answer has the headers of SC-02: those to HEAD, and the refusals that come before any of our
 * code, among them. A host is a name in any case (RFC 9110, 4.2.3), and is handed on in lower case; a request without
 * one is refused.
 */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    { requireHostHeader: false },
    withHeaders((request, response) => {
      const { host } = request.headers;
      if (!host) {
        response.writeHead(400).end();
        return;
      }
      request.headers.host = host.toLowerCase();
      listener(request, response);
    }),
  );
  server.on(
    'checkExpectation',
    withHeaders((_request, response) => void response.writeHead(417).end()),
  );
  return server.on('clientError', refuse);
}

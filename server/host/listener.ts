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

import { everyAnswer, securityHeaders } from './securityHeaders.ts';

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

/** An answer with the headers of SC-02, whatever it says of itself; how long it is kept is its own to say. */
class Answer extends ServerResponse {
  override writeHead(
    status: number,
    ...said: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
  ): this {
    const own = said.find((one) => typeof one === 'object') ?? {};
    if (!this.hasHeader('Cache-Control')) this.setHeader('Cache-Control', 'no-store');
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
  const options = { ServerResponse: Answer, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    const { host } = request.headers;
    if (!host) {
      response.writeHead(400).end();
      return;
    }
    request.headers.host = host.toLowerCase();
    listener(request, response);
  });
  return server.on('clientError', refuse);
}

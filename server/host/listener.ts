import { createServer, type RequestListener, type Server } from 'node:http';

import { everyAnswer } from './securityHeaders.ts';

/**
 * A server whose every answer has the headers of SC-02: those to HEAD, and the refusals that come before any of our
 * code, among them. A host is a name in any case (RFC 9110, 4.2.3), and is handed on in lower case.
 */
export const createHttpServer = (listener: RequestListener): Server =>
  createServer((request, response) => {
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
    const { headers } = request;
    if (headers.host !== undefined) headers.host = headers.host.toLowerCase();
    listener(request, response);
  });

import type { IncomingMessage, Server } from 'node:http';

import { traceOf } from './requestId.ts';
import { routePattern } from './routePattern.ts';

/** A request and its response, without any client input. */
export interface Observed {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly brand: string;
  readonly requestId: string;
}

/** Our choice: nginx's status for a client that didn't wait for the response. */
const CLIENT_LEFT = 499;

export interface ObserveOptions {
  readonly brandOf: (url: URL, host: string) => string;
  readonly addressLookupBase: string | null;
  readonly onAnswered: (observed: Observed) => void;
}

const NO_ADDRESS = new URL('http://localhost/*');

function addressOf({ url = '' }: IncomingMessage): URL {
  return url.startsWith('/') && URL.canParse(`http://localhost${url}`)
    ? new URL(`http://localhost${url}`)
    : NO_ADDRESS;
}

/** Reports each request once its response was sent. Returns how many have none yet. */
export function observe(server: Server, options: ObserveOptions): () => number {
  const { brandOf, addressLookupBase, onAnswered } = options;
  let inFlight = 0;
  server.on('request', (request, response) => {
    const began = performance.now();
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      const { method = '', headers } = request;
      const url = addressOf(request);
      onAnswered({
        method,
        route: routePattern(method, url.pathname, addressLookupBase),
        status: response.writableFinished ? response.statusCode : CLIENT_LEFT,
        ms: Math.round(performance.now() - began),
        brand: brandOf(url, headers.host ?? ''),
        requestId: traceOf(request).id,
      });
    });
  });
  return () => inFlight;
}

import type { HttpBindings } from '@hono/node-server';

import { isFromHere } from '#server/forwardingHeaders.ts';
import { isLoopbackName } from '#store/text/loopback.ts';
import { isCrossOrigin } from '#server/sandbox/http/origins.ts';
import { HttpError } from '#server/sandbox/httpError.ts';

const READS = new Set(['GET', 'HEAD']);

const nameOf = (host: string) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/** Refuses reads by pages of other sites. All the sandbox's hosts are the same site. */
const isFromElsewhere = ({ headers }: Request) => headers.get('sec-fetch-site') === 'cross-site';

/** The console sends its origin. A page that hides its origin counts as foreign. */
const isForeignWrite = ({ headers }: Request, host: string) =>
  isCrossOrigin(headers, host) || headers.get('origin') === 'null';

/**
 * Refuses control requests from another machine, through a proxy, with a foreign host name (DNS rebinding) or from a
 * foreign page, and writes other than JSON, which a foreign page could send (decision 16).
 */
export function requireLoopback(request: Request, bindings: Partial<HttpBindings>): void {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const isRead = READS.has(request.method);
  const isRefused = isRead ? isFromElsewhere(request) : isForeignWrite(request, host);
  if (!isFromHere(request, bindings) || !isLoopbackName(nameOf(host)) || isRefused)
    throw new HttpError(403, { message: 'The sandbox is controlled from this machine only.' });
  const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json');
  if (!isRead && !isJson) throw new HttpError(415, { message: 'The sandbox takes JSON.' });
}

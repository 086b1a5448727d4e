import type { HttpBindings } from '@hono/node-server';

import { forwardingHeaders } from '#server/forwarding.ts';
import { isLoopbackName } from '#server/loopback.ts';
import { Refusal } from '#server/sandbox/refusal.ts';

const isLoopbackAddress = (address: string | undefined) =>
  address === undefined || /^(?:::ffff:)?127\.|^::1$/.test(address);

const READS = new Set(['GET', 'HEAD']);

/** The name under which the machine was asked, without its port. */
const nameOf = (host: string) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * The controls answer this machine only and nothing that a proxy on it handed on, by a name that can mean no other (so
 * that no page elsewhere reaches them through a name of its own), and writes only as JSON, which no foreign page may
 * send unasked (decision 16).
 */
export function guardControl(request: Request, { incoming }: Partial<HttpBindings>): void {
  const isHere = isLoopbackAddress(incoming?.socket.remoteAddress);
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const isForwarded = forwardingHeaders(request.headers).length > 0;
  const isForeign = request.headers.get('sec-fetch-site') === 'cross-site';
  if (!isHere || isForwarded || !isLoopbackName(nameOf(host)) || isForeign)
    throw new Refusal(403, { message: 'The sandbox is controlled from this machine only.' });
  const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json');
  if (!READS.has(request.method) && !isJson)
    throw new Refusal(415, { message: 'The sandbox takes JSON.' });
}

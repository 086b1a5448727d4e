import type { IncomingHttpHeaders } from 'node:http';

import { isLoopbackName } from '#store/text/loopback.ts';
import { HttpError } from '#server/sandbox/httpError.ts';

function originOf(text: string | null): URL | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.origin === text && /^https?:$/.test(url.protocol) ? url : null;
}

const forged = () =>
  new HttpError(403, { message: 'This call does not come from our page.', code: 'ORIGIN' });

const isOurs = (
  { host, hostname }: URL,
  requestHost: string | null,
  brandHosts: ReadonlySet<string>,
): boolean => isLoopbackName(hostname) || brandHosts.has(hostname) || host === requestHost;

/** Returns the origin in X-With-Origin, or null if it isn't ours. */
export function ownOrigin(headers: Headers, brandHosts: ReadonlySet<string>): string | null {
  const named = originOf(headers.get('x-with-origin'));
  return named && isOurs(named, headers.get('host'), brandHosts) ? named.origin : null;
}

/** Whether a socket is opened by our page or by no page. Browsers always send the origin. */
export function isOwnSocketOrigin(
  { origin, host }: IncomingHttpHeaders,
  brandHosts: ReadonlySet<string>,
): boolean {
  if (origin === undefined) return true;
  const named = originOf(origin);
  return named !== null && isOurs(named, host ?? null, brandHosts);
}

const OWN_SITES = new Set(['same-origin', 'none']);

/** Whether a page of another origin sent the request, according to the browser. "null" is a hidden origin. */
export function isCrossOrigin(headers: Headers, ownHost: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && !OWN_SITES.has(site)) return true;
  const origin = headers.get('origin');
  return origin !== null && origin !== 'null' && originOf(origin)?.host !== ownHost;
}

/** Refuses a call from a page of another origin, for calls without our headers (SC-10). */
export function refuseCrossOrigin(headers: Headers): void {
  if (isCrossOrigin(headers, headers.get('host') ?? '')) throw forged();
}

/** Refuses a write without our origin, or with another (SC-10). */
export function refuseForgery(method: string, headers: Headers, origin: string | null): void {
  if (method === 'GET') return;
  const sender = headers.get('origin');
  if (origin === null || (sender !== null && sender !== origin)) throw forged();
}

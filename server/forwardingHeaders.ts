import type { HttpBindings } from '@hono/node-server';

/** Headers other than `X-Forwarded-*` in which proxies name their client. */
export const FORWARDING_NAMES = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]);

/** Returns a request's forwarding headers. Clients can write them too, so the server doesn't trust them. */
export const forwardingHeaders = (headers: Headers): string[] =>
  [...headers.keys()].filter(
    (name) => FORWARDING_NAMES.has(name) || name.startsWith('x-forwarded-'),
  );

const isLoopbackAddress = (address: string | undefined) =>
  address === undefined || /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Whether a request comes from this machine and not through a proxy. */
export const isFromHere = (
  { headers }: Request,
  { incoming }: Partial<HttpBindings> = {},
): boolean =>
  isLoopbackAddress(incoming?.socket.remoteAddress) && forwardingHeaders(headers).length === 0;

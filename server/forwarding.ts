/** Headers in which a proxy names its client, besides all that begin with `X-Forwarded-`. */
const NAMES = new Set([
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

/** The forwarding headers of a request: a client can write them too, so none is trusted. */
export const forwardingHeaders = (headers: Headers): string[] =>
  [...headers.keys()].filter((name) => NAMES.has(name) || name.startsWith('x-forwarded-'));

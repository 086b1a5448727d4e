/** Headers in which a proxy names its client, besides `X-Forwarded-*`. */
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

/** The forwarding headers of a request. A client can write them too, so the server trusts none. */
export const forwardingHeaders = (headers: Headers): string[] =>
  [...headers.keys()].filter(
    (name) => FORWARDING_NAMES.has(name) || name.startsWith('x-forwarded-'),
  );

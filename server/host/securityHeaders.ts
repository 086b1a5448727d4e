import { createHash } from 'node:crypto';

/** Sent with every response (SC-02). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
};

/** Allows nothing. Used if a response doesn't set a policy. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A script's policy, in case a worker starts with it. The worker may load our other scripts (SC-01). */
export const SCRIPT_POLICY = `${STRICTEST_POLICY}; script-src 'self'`;

/** Headers of a response that doesn't set them. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': STRICTEST_POLICY,
};

/** Our choice: SC-02 says no-store, but a page has no personal data, so browsers may store and revalidate it. */
export const PAGE_CACHING = 'no-cache';

/** Returns a CSP source that allows exactly this inline text. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE_ELEMENT = /<style\b[^>]*>(.*?)<\/style>/gs;

/** Returns an SVG's policy, which allows only its own style elements. */
export function drawingPolicy(svg: string): string {
  const digests = [...svg.matchAll(STYLE_ELEMENT)].map(([, style = '']) => hashSource(style));
  return digests.length === 0
    ? STRICTEST_POLICY
    : `${STRICTEST_POLICY}; style-src ${digests.join(' ')}`;
}

/** The policy of a document from the gateway: no scripts, an opaque origin. */
export const FOREIGN_DOCUMENT_POLICY = "default-src 'none'; sandbox";

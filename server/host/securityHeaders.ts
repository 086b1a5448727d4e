import { createHash } from 'node:crypto';

/** On every response (SC-02). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
};

/** Allows nothing; the policy of a response that sets none. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a script, where a worker is started with it: it may load further scripts of ours (SC-01). */
export const SCRIPT_POLICY = `${STRICTEST_POLICY}; script-src 'self'`;

/** The headers of a response that does not set them. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': STRICTEST_POLICY,
};

/** chosen: SC-02 has no-store. A page holds no personal data, so a browser may keep and revalidate it. */
export const PAGE_CACHING = 'no-cache';

/** A CSP source that allows exactly this inline text. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE_ELEMENT = /<style\b[^>]*>(.*?)<\/style>/gs;

/** The policy of an SVG: only its own style elements apply. */
export function drawingPolicy(svg: string): string {
  const digests = [...svg.matchAll(STYLE_ELEMENT)].map(([, style = '']) => hashSource(style));
  return digests.length === 0
    ? STRICTEST_POLICY
    : `${STRICTEST_POLICY}; style-src ${digests.join(' ')}`;
}

/** The policy of a document from the gateway: no scripts, an opaque origin. */
export const FOREIGN_DOCUMENT_POLICY = "default-src 'none'; sandbox";

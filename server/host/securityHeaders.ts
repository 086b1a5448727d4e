import { createHash } from 'node:crypto';

/** On every answer of the host (SC-02). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
};

/** The policy of an answer that sets none: nothing runs, nothing loads. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of an answer that does not set them itself. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': STRICTEST_POLICY,
};

/** chosen: SC-02 has no-store. A page holds no data of its visitor, so a browser may keep it and revalidate it. */
export const PAGE_CACHING = 'no-cache';

const STYLE_ELEMENT = /<style\b[^>]*>(.*?)<\/style>/gs;

/** The policy of an SVG: it runs and loads nothing, and its own style elements apply, by their digests. */
export function drawingPolicy(svg: string): string {
  const digests = [...svg.matchAll(STYLE_ELEMENT)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return digests.length === 0
    ? STRICTEST_POLICY
    : `${STRICTEST_POLICY}; style-src ${digests.join(' ')}`;
}

/** The policy of a document from the gateway: it runs nothing, and has an opaque origin. */
export const FOREIGN_DOCUMENT_POLICY = "default-src 'none'; sandbox";

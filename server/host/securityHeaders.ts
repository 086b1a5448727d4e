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

/** What an answer gets that says nothing of its own: nothing. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What an answer says that says nothing of its own: it is asked for anew each time, and runs and loads nothing. */
export const unlessSaid: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': STRICTEST_POLICY,
};

/** chosen: SC-02 has no-store. A page holds no data of its visitor, so a browser may keep it and revalidate it. */
export const PAGE_CACHING = 'no-cache';

const STYLE_ELEMENT = /<style\b[^>]*>(.*?)<\/style>/gs;

/** The policy of a drawing: it runs and loads nothing, and is styled by the style elements that it was drawn with. */
export function drawingPolicy(svg: string): string {
  const digests = [...svg.matchAll(STYLE_ELEMENT)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return digests.length === 0
    ? STRICTEST_POLICY
    : `${STRICTEST_POLICY}; style-src ${digests.join(' ')}`;
}

/** What a document gets that is not ours: it shows its text, in an origin of its own, and runs nothing. */
export const FOREIGN_DOCUMENT_POLICY = "default-src 'none'; sandbox";

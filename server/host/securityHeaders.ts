/** On every answer of the host (SC-02). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
};

/** What an answer has that says nothing of its own: it is asked for anew each time. */
export const everyAnswer: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Cache-Control': 'no-store',
};

/** What a page gets that says nothing of its own: nothing. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a document gets that is not ours: it shows its text, in an origin of its own, and runs nothing. */
export const FOREIGN_DOCUMENT_POLICY = "default-src 'none'; sandbox";

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import type { Log } from '#server/log.ts';
import { createFixedWindowLimits } from '#server/rateLimits.ts';
import { readAtMost } from '#server/readAtMost.ts';

import { holderOf } from './connections.ts';

/** Where browsers report violations of a page's policy (SC-01). */
export const REPORTS_PATH = '/reports/policy';

export const POLICY_EVENT = "Refused by the page's policy:";

const MAX_REPORT_LENGTH = 8_192;
/** Our choice: a broken page reports a few violations. More from one address says nothing new. */
const REPORTS = { most: 200, windowMs: 60_000 };

const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);
const keywords = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'data',
  'blob',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a violation's directive and keyword, but never its address, which may contain user input (SC-14). */
function kindOf(text: string): string {
  const read: unknown = JSON.parse(text);
  const report = isRecord(read) && isRecord(read['csp-report']) ? read['csp-report'] : {};
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const blocked = report['blocked-uri'];
  const known = typeof directive === 'string' && directives.has(directive) ? directive : 'other';
  return `${known} ${typeof blocked === 'string' && keywords.has(blocked) ? blocked : 'address'}`;
}

const isPowerOfTen = (count: number) => /^10*$/.test(String(count));

/**
 * Counts violations by kind. Directives and keywords are fixed lists, so the counts stay bounded. Logs the first,
 * tenth, hundredth … of each kind (S7).
 */
export function policyReports({
  isReadable,
  log,
  onPolicyReport,
}: {
  /** Whether GET returns the counts. Only with the sandbox, for tests. */
  isReadable: boolean;
  log: Log;
  onPolicyReport?: ((kind: string) => void) | undefined;
}): Hono<{ Bindings: Partial<HttpBindings> }> {
  const counts = new Map<string, number>();
  const limits = createFixedWindowLimits(Date.now);
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();

  app.post('/', async (c) => {
    const wait = limits.consume(holderOf(c.env?.incoming?.socket.remoteAddress ?? ''), REPORTS);
    if (wait !== null) return c.body(null, 429, { 'Retry-After': String(wait) });
    const report = await readAtMost(c.req.raw, MAX_REPORT_LENGTH).catch(() => null);
    try {
      const kind = report === null ? 'unread' : kindOf(report.toString());
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      onPolicyReport?.(kind);
      if (isPowerOfTen(count)) log('warn', POLICY_EVENT, { kind, count });
    } catch {
      // The body isn't a report.
    }
    return c.body(null, 204);
  });
  if (isReadable) app.get('/', (c) => c.json(Object.fromEntries(counts)));
  return app;
}

import { Hono } from 'hono';

import { readAtMost } from '#server/readAtMost.ts';

/** Where a browser tells what a page's policy refused (SC-01). */
export const REPORTS_PATH = '/reports/policy';

const LONGEST_REPORT = 8_192;

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
/** What a browser says instead of an address. */
const words = new Set([
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

/** The kind of a violation and nothing else: an address may hold what a person typed (SC-14). */
function kindOf(text: string): string {
  const read: unknown = JSON.parse(text);
  const report = isRecord(read) && isRecord(read['csp-report']) ? read['csp-report'] : {};
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const blocked = report['blocked-uri'];
  const known = typeof directive === 'string' && directives.has(directive) ? directive : 'other';
  return `${known} ${typeof blocked === 'string' && words.has(blocked) ? blocked : 'address'}`;
}

const isPowerOfTen = (count: number) => /^10*$/.test(String(count));

/**
 * Counts what policies refused, by kind: a fixed list of directives times a fixed list of words, so that nobody can
 * fill it. A line of the log a kind, and then one for ten, a hundred and so on (S7).
 */
export function policyReports({
  isReadable,
  log,
}: {
  /** Whether the counts may be asked for: where there is a sandbox, so that tests can. */
  isReadable: boolean;
  log: (line: string) => void;
}): Hono {
  const counts = new Map<string, number>();
  const app = new Hono();

  app.post('/', async (c) => {
    const report = await readAtMost(c.req.raw, LONGEST_REPORT).catch(() => null);
    try {
      const kind = report === null ? 'unread' : kindOf(report.toString());
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (isPowerOfTen(count)) log(`Refused by the page's policy: ${kind} (${count})`);
    } catch {
      // No report.
    }
    return c.body(null, 204);
  });
  if (isReadable) app.get('/', (c) => c.json(Object.fromEntries(counts)));
  return app;
}

import { LOG_VERSION, writeLine } from '#store/actionLog/lines.ts';
import { referenceOf, seal } from '#store/actionLog/seal.ts';

/** Returns the log of a page on which nothing happened. */
export function sampleLog(org: string): { reference: string; log: Blob } {
  const start = writeLine({
    log: LOG_VERSION,
    app: 'contract-check',
    org,
    device: { browser: 'check', width: 1_280, language: 'en-US' },
    startedAt: new Date().toISOString(),
    state: {},
  });
  const text = seal([start]);
  return { reference: referenceOf(text), log: new Blob([text], { type: 'application/jsonl' }) };
}

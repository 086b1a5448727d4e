import { isStart, readLog } from '#store/actionLog/lines.ts';
import { referenceOf } from '#store/actionLog/seal.ts';

import type { Database } from './database.ts';

/** A log that a borrower sent to support. */
export interface SentLog {
  readonly reference: string;
  readonly at: string;
  /** The brand and the version of the app that wrote it. */
  readonly org: string;
  readonly app: string;
  readonly lines: number;
  readonly text: string;
}

/** chosen: a log has at most about two million characters. */
const MOST_STORED = 20;

/** The newest logs; one with the reference of another takes its place. */
export function createSentLogs(database: Database, now: () => number) {
  const logs = database.records<SentLog>('sentLog');
  return {
    /** False for what is no log, or another one than the reference names. */
    add(reference: string, text: string): boolean {
      const { lines, fault } = readLog(text);
      const [start] = lines;
      if (fault !== null || !start || !isStart(start) || referenceOf(text) !== reference)
        return false;
      const { org, app } = start;
      const at = new Date(now()).toISOString();
      logs.put(reference, { reference, at, org, app, lines: lines.length, text });
      logs.trimTo(MOST_STORED);
      return true;
    },
    get: (reference: string) => logs.get(reference),
    newestFirst: (): SentLog[] => logs.all().reverse(),
  };
}

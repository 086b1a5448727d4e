import { isStart, readLog } from '#store/actionLog/lines.ts';
import { referenceOf } from '#store/actionLog/seal.ts';

import type { Database } from './database.ts';

/** A log that a borrower sent to support. Its text is stored separately to keep the list short. */
export interface SentLog {
  readonly reference: string;
  readonly at: string;
  readonly org: string;
  readonly app: string;
  readonly lines: number;
  readonly characters: number;
  /** Whether a signed-in borrower sent it, but not who. */
  readonly isSignedIn: boolean;
}

/** Our choice: how long logs are kept, and how many characters of each kind. A log has up to about two million. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const MAX_CHARACTERS = 40_000_000;

/** Separates two kinds, so strangers' logs can't push out those of signed-in borrowers. */
export function createSentLogs(database: Database, now: () => number) {
  const logs = database.records<SentLog>('sentLog');
  const texts = database.records<string>('sentLogText');

  const newestFirst = () => logs.all().reverse();

  function trim(isSignedIn: boolean): void {
    let characters = 0;
    for (const log of newestFirst().filter((one) => one.isSignedIn === isSignedIn)) {
      characters += log.characters;
      if (characters <= MAX_CHARACTERS && Date.parse(log.at) + KEPT_MS > now()) continue;
      logs.remove(log.reference);
      texts.remove(log.reference);
    }
  }

  return {
    /** Returns false if the text isn't a log, or doesn't match the reference. */
    add({
      reference,
      text,
      isSignedIn,
    }: Pick<SentLog, 'reference' | 'isSignedIn'> & { readonly text: string }): boolean {
      const { lines, fault } = readLog(text);
      const [start] = lines;
      if (fault !== null || !start || !isStart(start) || referenceOf(text) !== reference)
        return false;
      // References are short, so a stranger's log with the same one must not replace a borrower's.
      if (logs.get(reference)?.isSignedIn === true && !isSignedIn) return true;
      const { org, app } = start;
      const at = new Date(now()).toISOString();
      const { length: characters } = text;
      logs.put(reference, { reference, at, org, app, lines: lines.length, characters, isSignedIn });
      texts.put(reference, text);
      for (const kind of [true, false]) trim(kind);
      return true;
    },
    textOf: (reference: string) => texts.get(reference),
    newestFirst,
  };
}

import { isStart, readLog } from '#store/actionLog/lines.ts';
import { referenceOf } from '#store/actionLog/seal.ts';

import type { Database } from './database.ts';

/** A log that a borrower sent to support; its text is stored apart, so that the list is short. */
export interface SentLog {
  readonly reference: string;
  readonly at: string;
  /** The brand and the version of the app that wrote it. */
  readonly org: string;
  readonly app: string;
  readonly lines: number;
  readonly characters: number;
  /** Whether a borrower who was signed in sent it; not who. */
  readonly isSignedIn: boolean;
}

/** chosen: how long a log is kept, and how many characters of each kind; a log has at most about two million. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const MOST_CHARACTERS = 40_000_000;

/** Two kinds: what strangers send takes no place from the logs of signed-in borrowers. */
export function createSentLogs(database: Database, now: () => number) {
  const logs = database.records<SentLog>('sentLog');
  const texts = database.records<string>('sentLogText');

  const newestFirst = () => logs.all().reverse();

  function trim(isSignedIn: boolean): void {
    let characters = 0;
    for (const log of newestFirst().filter((one) => one.isSignedIn === isSignedIn)) {
      characters += log.characters;
      if (characters <= MOST_CHARACTERS && Date.parse(log.at) + KEPT_MS > now()) continue;
      logs.remove(log.reference);
      texts.remove(log.reference);
    }
  }

  return {
    /** False for what is no log, or another one than the reference names. */
    add({
      reference,
      text,
      isSignedIn,
    }: Pick<SentLog, 'reference' | 'isSignedIn'> & { readonly text: string }): boolean {
      const { lines, fault } = readLog(text);
      const [start] = lines;
      if (fault !== null || !start || !isStart(start) || referenceOf(text) !== reference)
        return false;
      // A reference is short: a stranger's log with the same one takes no borrower's place.
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

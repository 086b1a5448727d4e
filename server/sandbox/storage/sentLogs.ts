import { isStart, readLog, type LogLine } from '#store/actionLog/lines.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { storyOf } from '#store/actionLog/story/story.ts';
import { placeOf } from '#store/actionLog/story/told.ts';
import { locationChanged } from '#store/shell/slice.ts';

import type { Database } from './database.ts';

/** A line of a log, counted from 1. */
interface LogMoment {
  readonly line: number;
  readonly words: string;
}

export interface LogComment {
  readonly at: string;
  readonly text: string;
  /** The line that it is about, or null for the whole log. */
  readonly line: number | null;
}

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
  /** The screens that it shows, without ids. */
  readonly screens: readonly string[];
  /** What the borrower may call about, newest first. */
  readonly stops: readonly LogMoment[];
  /** What support wrote about it, oldest first. */
  readonly comments: readonly LogComment[];
}

/** What a list of logs is searched by. An empty text matches all. */
export interface LogSearch {
  /** Its start is enough, in any case. */
  readonly reference: string;
  readonly org: string;
  /** A part of a screen's address. */
  readonly screen: string;
  /** yyyy-MM-dd */
  readonly day: string;
}

/** Our choice: how long logs are kept, and how many characters of each kind. A log has up to about two million. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const MAX_CHARACTERS = 40_000_000;

/** Our choice: enough to recognize a log. */
const MAX_STOPS = 5;
const MAX_COMMENTS = 100;

const screensOf = (lines: readonly LogLine[]): string[] => [
  ...new Set(
    lines.flatMap((line) =>
      'payload' in line && locationChanged.match(line) ? placeOf(line.payload.pathname) : [],
    ),
  ),
];

const stopsOf = (lines: readonly LogLine[]): LogMoment[] =>
  storyOf(lines)
    .flatMap(({ isStop, words }, at) => (isStop ? [{ line: at + 1, words }] : []))
    .toReversed()
    .slice(0, MAX_STOPS);

const matches = (log: SentLog, { reference, org, screen, day }: LogSearch): boolean =>
  log.reference.startsWith(reference.trim().toUpperCase()) &&
  (org === '' || log.org === org) &&
  (screen === '' || log.screens.some((one) => one.includes(screen.trim()))) &&
  log.at.startsWith(day);

type Description = Omit<SentLog, 'at' | 'isSignedIn' | 'comments'>;

/** Returns null if the text isn't a log, or doesn't match the reference. */
function describe(reference: string, text: string): Description | null {
  const { lines, fault } = readLog(text);
  const [start] = lines;
  if (fault !== null || !start || !isStart(start) || referenceOf(text) !== reference) return null;
  return {
    reference,
    org: start.org,
    app: start.app,
    lines: lines.length,
    characters: text.length,
    screens: screensOf(lines),
    stops: stopsOf(lines),
  };
}

/** Separates two kinds, so strangers' logs can't push out those of signed-in borrowers. */
export function createSentLogs(database: Database, now: () => number) {
  const logs = database.records<SentLog>('sentLog');
  const texts = database.records<string>('sentLogText');

  const newestFirst = () =>
    logs
      .all()
      .reverse()
      .toSorted((one, other) => other.at.localeCompare(one.at));

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
      const description = describe(reference, text);
      if (description === null) return false;
      const earlier = logs.get(reference);
      // References are short, so a stranger's log with the same one must not replace a borrower's.
      if (earlier?.isSignedIn === true && !isSignedIn) return true;
      const at = new Date(now()).toISOString();
      const comments = earlier?.comments ?? [];
      logs.put(reference, { ...description, at, isSignedIn, comments });
      texts.put(reference, text);
      for (const kind of [true, false]) trim(kind);
      return true;
    },
    /** Returns the log with the comment, or null for an unknown reference. Keeps the newest comments. */
    comment(reference: string, { text, line }: Pick<LogComment, 'text' | 'line'>): SentLog | null {
      const log = logs.get(reference);
      if (log === null) return null;
      const comment = { at: new Date(now()).toISOString(), text, line };
      const commented = { ...log, comments: [...log.comments, comment].slice(-MAX_COMMENTS) };
      logs.put(reference, commented);
      return commented;
    },
    textOf: (reference: string) => texts.get(reference),
    found: (search: LogSearch) => newestFirst().filter((log) => matches(log, search)),
    newestFirst,
  };
}

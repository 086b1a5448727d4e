import { counted } from '#store/text/counted.ts';

import { isStart, LOG_VERSION, unprovenFrom, type ReadLog } from './lines.ts';
import type { Judgement } from './replay.ts';

/** The result of a replay in sentences, worst first. */
export interface Verdict {
  /** True if the log is whole and every state matches. */
  readonly isGood: boolean;
  readonly sentences: readonly string[];
  /** The first checkpoint whose state should match and doesn't, counted from 1. */
  readonly differsAt: number | null;
}

interface Found extends Judgement {
  readonly log: ReadLog;
}

/** What we say about a file that isn't a log, here and at the sandbox. */
export const NOT_A_LOG = "This isn't a log file.";

/** The file can't come from a browser (FT-110). */
const TOO_LARGE =
  'This file is larger than any log. Choose a log of at most 64 million characters.';

/** Describes what is wrong with a log, or returns null for a valid one (FT-110). */
export function faultInWords({ fault, brokenAt }: ReadLog): string | null {
  switch (fault) {
    case null:
      return null;
    case 'tooLong':
      return TOO_LARGE;
    case 'noLog':
      return NOT_A_LOG;
    case 'cutOff':
      return `The end of the log is missing after line ${(brokenAt ?? 1) - 1}.`;
    case 'changed':
      return `Line ${brokenAt} was changed, dropped, added or moved. You can read on, but nothing proves the log from there.`;
    case 'unreadable':
      return `Line ${brokenAt} isn't a line of a log.`;
  }
}

/** Only proven lines of our own version should lead to the recorded state. */
const shouldMatch = (log: ReadLog, at: number): boolean =>
  log.version === LOG_VERSION && at < (unprovenFrom(log) ?? Infinity);

function differenceInWords(at: number, log: ReadLog): string {
  const [start] = log.lines;
  const words = `The state differs from the recorded one, first at line ${at}.`;
  return start && isStart(start)
    ? `${words} That is expected if you replay it with another version than ${start.app}.`
    : words;
}

/** Returns the verdict on a replayed log. */
export function verdictOf({ log, counts, ...found }: Found): Verdict {
  const { threwAt, overgrownAt } = found;
  const differsAt =
    found.differsAt !== null && shouldMatch(log, found.differsAt) ? found.differsAt : null;
  const isOurs = log.version === LOG_VERSION;
  const fault = faultInWords(log);
  // We don't know every line of another version.
  const isFaultOdd = log.fault === 'unreadable' && !isOurs;
  const bad = [
    isFaultOdd ? null : fault,
    threwAt === null ? null : `Our code failed at line ${threwAt}; the replay ends there.`,
    overgrownAt === null
      ? null
      : `No page changes as much as this log does up to line ${overgrownAt}; the replay ends there.`,
    differsAt === null ? null : differenceInWords(differsAt, log),
  ].filter((sentence) => sentence !== null);
  const [first] = log.lines;
  if (!first) return { isGood: false, sentences: bad, differsAt };
  const odd = [
    isFaultOdd ? fault : null,
    isOurs
      ? null
      : `The log has format ${log.version}; this version reads format ${LOG_VERSION}, so its states can't be compared.`,
    isStart(first) && first.trimmed
      ? 'The log was trimmed: its oldest lines were dropped to make room.'
      : null,
    counts.unknown > 0 ? `This version doesn't know ${counted(counts.unknown, 'line')}.` : null,
    counts.unrecordable > 0
      ? `${counted(counts.unrecordable, 'line')} could not be recorded or read.`
      : null,
  ].filter((sentence) => sentence !== null);
  // Not every line is an action, so these are fewer than the lines of the log.
  const good = `${counted(counts.played, 'action')} played, ${counted(counts.checked, 'state')} checked.`;
  return { isGood: bad.length === 0, sentences: [...bad, ...odd, good], differsAt };
}

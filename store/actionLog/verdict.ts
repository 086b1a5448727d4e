import { isStart, LOG_VERSION, type ReadLog } from './lines.ts';
import type { Judgement } from './replay.ts';

/** The result of a replay in sentences, worst first. */
export interface Verdict {
  /** True if the log is whole and every state matches. */
  readonly isGood: boolean;
  readonly sentences: readonly string[];
}

interface Found extends Judgement {
  readonly log: ReadLog;
}

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** The file can't come from a browser (FT-110). */
const TOO_LARGE =
  'This file is larger than any log. Choose a log of at most 64 million characters.';

/** Describes what is wrong with a log, or returns null for a valid one (FT-110). */
export function faultInWords({ fault, brokenAt, rest }: ReadLog): string | null {
  switch (fault) {
    case null:
      return null;
    case 'tooLong':
      return TOO_LARGE;
    case 'noLog':
      return 'This file is no log of Homeline.';
    case 'cutOff':
      return `The end of the log is missing after line ${(brokenAt ?? 1) - 1}.`;
    case 'changed':
      return `Line ${brokenAt} was changed, dropped, added or moved. ${lines(rest)} after it are left out.`;
    case 'unreadable':
      return `Line ${brokenAt} is no line of a log. ${lines(rest)} after it are left out.`;
  }
}

/** Returns the verdict on a replayed log. */
export function verdictOf({ log, counts, differsAt, threwAt, overgrownAt }: Found): Verdict {
  const broken = faultInWords(log);
  const bad = [
    ...(broken === null ? [] : [broken]),
    ...(threwAt === null ? [] : [`Our code failed at line ${threwAt}; the replay ends there.`]),
    ...(overgrownAt === null
      ? []
      : [
          `No page changes as much as this log does up to line ${overgrownAt}; the replay ends there.`,
        ]),
    ...(differsAt === null
      ? []
      : [`The state is another one than was recorded, first at line ${differsAt}.`]),
  ];
  const first = log.lines[0];
  const odd = [
    ...(log.version === LOG_VERSION
      ? []
      : [`The log has format ${log.version}; this version reads format ${LOG_VERSION}.`]),
    ...(first && isStart(first) && first.trimmed
      ? ['The log was trimmed: its oldest lines were dropped, for it has its room.']
      : []),
    ...(counts.unknown > 0 ? [`${lines(counts.unknown)} are unknown to this version.`] : []),
    ...(counts.unrecordable > 0 ? [`${lines(counts.unrecordable)} could not be recorded.`] : []),
  ];
  if (!first) return { isGood: false, sentences: bad };
  const good = `${lines(counts.played)} played, ${counts.checked} states checked.`;
  return { isGood: bad.length === 0, sentences: [...bad, ...odd, good] };
}

import { readLog, type LogLine } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { isTrouble, lineInWords } from '#store/actionLog/story.ts';
import { verdictOf, type Verdict } from '#store/actionLog/verdict.ts';

interface StoryLine {
  /** Counted from 1. */
  readonly line: number;
  /** Milliseconds since the page started, or null for a line without a time. */
  readonly at: number | null;
  readonly words: string;
  readonly isTrouble: boolean;
}

/** The output of `npm run replay` as data. */
export interface ReplayReport extends Verdict {
  /** What the borrower reads out on the phone, or '' if the log is cut off. */
  readonly reference: string;
  readonly story: readonly StoryLine[];
  /** The action at which the replay fails, in words, or null for a good log. */
  readonly failedAt: string | null;
}

const timeOf = (line: LogLine): number | null => ('at' in line ? line.at : null);

function actionBefore(lines: readonly LogLine[], at: number): string | null {
  const before = lines.slice(0, at).findLastIndex((line) => 'type' in line);
  const line = lines[before];
  return line && 'type' in line ? `line ${before + 1}, ${line.type}` : null;
}

/** Plays a log's text. Pass null if the text is too long. */
export function reportOn(text: string | null): ReplayReport {
  const log = readLog(text);
  const found = replay(log.lines);
  const { threwAt, overgrownAt, differsAt } = found;
  const failing = threwAt ?? overgrownAt ?? differsAt ?? log.brokenAt;
  return {
    ...verdictOf({ log, ...found }),
    reference: referenceOf(text ?? ''),
    story: log.lines.map((line, at) => ({
      line: at + 1,
      at: timeOf(line),
      words: lineInWords(line),
      isTrouble: isTrouble(line),
    })),
    failedAt: failing === null ? null : actionBefore(log.lines, failing),
  };
}

const seconds = (ms: number | null) => (ms === null ? '' : `${(ms / 1_000).toFixed(1)} s`);

/**
 * Formats the report for a terminal, one line each, with problems marked. Removes control characters of a forged log.
 */
export function reportText({ story, sentences, reference, failedAt }: ReplayReport): string {
  const storyLines = story.map(
    ({ line, at, words, isTrouble }) =>
      `${isTrouble ? '!' : ' '} ${String(line).padStart(5)} ${seconds(at).padStart(9)}  ${words}`,
  );
  const failure = failedAt === null ? [] : [`The last action before it: ${failedAt}.`];
  const name = reference === '' ? [] : [`Log ${reference}`];
  return [...name, ...storyLines, '', ...sentences, ...failure]
    .join('\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '');
}

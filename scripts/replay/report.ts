import { readLog, timeOfLine, unprovenFrom, type LogLine } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { storyOf } from '#store/actionLog/story/story.ts';
import { markWords, type StoryLine } from '#store/actionLog/story/storyLine.ts';
import { verdictOf, type Verdict } from '#store/actionLog/verdict.ts';

interface ReportedLine extends StoryLine {
  /** Counted from 1. */
  readonly line: number;
  /** Milliseconds since the page started, or null for a line without a time. */
  readonly at: number | null;
  /** False after a line that was changed. */
  readonly isProven: boolean;
}

/** The output of `npm run replay` as data. */
export interface ReplayReport extends Verdict {
  /** What the borrower reads out on the phone, or '' if the log is cut off. */
  readonly reference: string;
  readonly story: readonly ReportedLine[];
  /** The action at which the replay fails, in words, or null for a good log. */
  readonly failedAt: string | null;
}

function actionBefore(lines: readonly LogLine[], at: number): string | null {
  const before = lines.slice(0, at).findLastIndex((line) => 'type' in line);
  const line = lines[before];
  return line && 'type' in line ? `line ${before + 1}, ${line.type}` : null;
}

/** Plays a log's text. Pass null if the text is too long. */
export function reportOn(text: string | null): ReplayReport {
  const log = readLog(text);
  const { steps, ...found } = replay(log.lines);
  const { threwAt, overgrownAt } = found;
  const verdict = verdictOf({ log, ...found });
  const failing = log.brokenAt ?? threwAt ?? overgrownAt ?? verdict.differsAt;
  const unproven = unprovenFrom(log) ?? Infinity;
  const states = steps.map(({ state }) => state);
  return {
    ...verdict,
    reference: referenceOf(text ?? ''),
    story: storyOf(log.lines, states).map((told, at) => ({
      ...told,
      line: at + 1,
      at: timeOfLine(log.lines[at]),
      isProven: at + 1 < unproven,
    })),
    failedAt: failing === null ? null : actionBefore(log.lines, failing),
  };
}

const seconds = (ms: number | null) => (ms === null ? '' : `${(ms / 1_000).toFixed(1)} s`);

const lineText = ({ line, at, words, isStop, isProven, mark }: ReportedLine) => {
  const notes = [...(mark ? [markWords[mark]] : []), ...(isProven ? [] : ['unproven'])];
  const note = notes.length === 0 ? '' : ` [${notes.join(', ')}]`;
  return `${isStop ? '!' : ' '} ${String(line).padStart(5)} ${seconds(at).padStart(9)}  ${words}${note}`;
};

/**
 * Formats the report for a terminal, one line each, with problems marked. Leaves out technical lines unless all are
 * wanted. Removes control characters of a forged log.
 */
export function reportText(
  { story, sentences, reference, failedAt }: ReplayReport,
  isWhole = false,
): string {
  const shown = story.filter(({ by }) => isWhole || by !== 'technical');
  const left = story.length - shown.length;
  const hint = left === 0 ? [] : [`${left} technical lines are left out; --all prints them.`];
  const failure = failedAt === null ? [] : [`The last action before it: ${failedAt}.`];
  const name = reference === '' ? [] : [`Log ${reference}`];
  return [...name, ...shown.map(lineText), '', ...hint, ...sentences, ...failure]
    .join('\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '');
}

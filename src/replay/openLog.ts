import { nextTask } from '#src/boot/ports/nextTask.ts';
import { reading, unprovenFrom, type LogLine, type ReadLog } from '#store/actionLog/lines.ts';
import { logTextOf } from '#store/actionLog/logText.ts';
import { judge, play, type ReplayStep } from '#store/actionLog/replay.ts';
import type { WorkProgress } from '#store/actionLog/resultOf.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import type { StoryLine } from '#store/actionLog/story/storyLine.ts';
import { faultInWords, verdictOf, type Verdict } from '#store/actionLog/verdict.ts';

/** Our choice: a task of this length still lets the browser respond to clicks. */
const SLICE_MS = 40;

/** A log that has been played. Its checkpoints are still to be compared. */
export interface OpenedLog {
  readonly name: string;
  /** The reference that the borrower names on the phone. Empty if the log has no end. */
  readonly reference: string;
  readonly log: ReadLog;
  readonly lines: readonly LogLine[];
  /** One per line, up to the line at which the replay ended. */
  readonly steps: readonly ReplayStep[];
  /** One a line. */
  readonly story: readonly StoryLine[];
  /** The first line that nothing proves, counted from 1; Infinity for a whole log. */
  readonly unprovenFrom: number;
}

/** Runs a generator to its end in short tasks, so the browser can handle input. Throws after being stopped. */
async function inSlices<Yielded, Result>(
  work: Iterator<Yielded, Result>,
  signal: AbortSignal,
  onSlice: (last: Yielded) => void = () => undefined,
): Promise<Result> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    onSlice(value);
    await nextTask();
    signal.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
}

function* playing(lines: readonly LogLine[]): Generator<WorkProgress, readonly ReplayStep[]> {
  const steps: ReplayStep[] = [];
  for (const step of play(lines)) {
    steps.push(step);
    yield { done: steps.length, of: lines.length };
  }
  return steps;
}

export interface Opening extends WorkProgress {
  readonly phase: 'read' | 'played' | 'told';
}

/** Reads and plays a file. Returns a sentence if it isn't a log (FT-110). Rejects after being stopped. */
export async function openLog(
  file: Blob,
  name: string,
  signal: AbortSignal,
  onProgress: (opening: Opening) => void,
): Promise<OpenedLog | string> {
  const text = await logTextOf(file);
  const log = await inSlices(reading(text), signal, (progress) =>
    onProgress({ phase: 'read', ...progress }),
  );
  const { lines } = log;
  if (text === null || lines.length === 0) return faultInWords(log) ?? '';
  const steps = await inSlices(playing(lines), signal, (progress) =>
    onProgress({ phase: 'played', ...progress }),
  );
  const { telling } = await import('#store/actionLog/story/story.ts');
  const states = steps.map(({ state }) => state);
  const story = await inSlices(telling(lines, states), signal, (progress) =>
    onProgress({ phase: 'told', ...progress }),
  );
  return {
    name,
    reference: referenceOf(text),
    log,
    lines,
    steps,
    story,
    unprovenFrom: unprovenFrom(log) ?? Infinity,
  };
}

/** Compares every checkpoint. Rejects after being stopped. */
export async function judgeLog(
  { log, lines, steps }: OpenedLog,
  signal: AbortSignal,
): Promise<Verdict> {
  const judgement = await inSlices(judge(lines, steps), signal);
  return verdictOf({ log, ...judgement });
}

import { nextTask } from '#src/boot/ports/nextTask.ts';
import { reading, unprovenFrom, type LogLine, type ReadLog } from '#store/actionLog/lines.ts';
import { logTextOf } from '#store/actionLog/logText.ts';
import { judge, play, type ReplayStep } from '#store/actionLog/replay.ts';
import type { WorkProgress } from '#store/actionLog/resultOf.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import type { StoryLine } from '#store/actionLog/story/storyLine.ts';
import { faultInWords, verdictOf, type Verdict } from '#store/actionLog/verdict.ts';

/** chosen: a task that long still lets a press through. */
const SLICE_MS = 40;

/** A log that was played; its checkpoints are still to be compared. */
export interface OpenedLog {
  readonly name: string;
  /** What the borrower names on the phone; '' where the log has no end. */
  readonly reference: string;
  readonly log: ReadLog;
  readonly lines: readonly LogLine[];
  /** One a line, up to the one at which the replay ended. */
  readonly steps: readonly ReplayStep[];
  /** One a line. */
  readonly story: readonly StoryLine[];
  /** The first line that nothing proves, counted from 1; Infinity for a whole log. */
  readonly unprovenFrom: number;
}

/** Runs a generator to its end, in short tasks, so that input is handled. Throws once it is told to stop. */
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

/** How far the opening of a log is. */
export interface Opening extends WorkProgress {
  readonly phase: 'read' | 'played' | 'told';
}

/** Reads and plays a file; a sentence where it is no log (FT-110). Rejects once it is told to stop. */
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

/** Compares every checkpoint. Rejects once it is told to stop. */
export async function judgeLog(
  { log, lines, steps }: OpenedLog,
  signal: AbortSignal,
): Promise<Verdict> {
  const judgement = await inSlices(judge(lines, steps), signal);
  return verdictOf({ log, ...judgement });
}

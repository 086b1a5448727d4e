import { nextTask } from '#src/boot/ports/nextTask.ts';
import { readLog, type LogLine, type ReadLog } from '#store/actionLog/lines.ts';
import { judge, play, type Step } from '#store/actionLog/replay.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { faultInWords, TOO_LARGE, verdictOf, type Verdict } from '#store/actionLog/verdict.ts';

/** chosen: a task that long still lets a press through. */
const SLICE_MS = 40;

/** A log that was played; its checkpoints are still to be compared. */
export interface OpenedLog {
  readonly name: string;
  /** What the borrower names on the phone; '' where the log has no end. */
  readonly reference: string;
  readonly log: ReadLog;
  readonly lines: readonly LogLine[];
  /** One a line, up to the one at which a reducer threw. */
  readonly steps: readonly Step[];
}

/** Runs a generator to its end, in short tasks, so that input is handled; null where it was told to stop. */
async function inSlices<Result>(
  work: Iterator<unknown, Result>,
  isStopped: () => boolean,
): Promise<Result | null> {
  let until = performance.now() + SLICE_MS;
  while (!isStopped()) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + SLICE_MS;
  }
  return null;
}

/** A character takes up to three bytes, so that no log that could be read is refused by its size. */
const LARGEST_BYTES = 192_000_000;

function* collect(lines: readonly LogLine[], steps: Step[]): Generator<Step, void> {
  for (const step of play(lines)) {
    steps.push(step);
    yield step;
  }
}

/** Reads and plays a file; a sentence where it is no log (FT-110). */
export async function openLog(file: File): Promise<OpenedLog | string> {
  if (file.size > LARGEST_BYTES) return TOO_LARGE;
  const text = await file.text();
  const log = readLog(text);
  const { lines } = log;
  if (lines.length === 0) return faultInWords(log) ?? '';
  const steps: Step[] = [];
  await inSlices(collect(lines, steps), () => false);
  return { name: file.name, reference: referenceOf(text), log, lines, steps };
}

export interface Judged extends Verdict {
  readonly differsAt: number | null;
}

/** Compares every checkpoint; null where it was told to stop. */
export async function judgeLog(
  { log, lines, steps }: OpenedLog,
  isStopped: () => boolean,
): Promise<Judged | null> {
  const judgement = await inSlices(judge(lines, steps), isStopped);
  return judgement && { ...verdictOf({ log, ...judgement }), differsAt: judgement.differsAt };
}

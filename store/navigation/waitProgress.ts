import type { StepProgress } from '#store/progress.ts';

import type { Wait } from './waiting.ts';
import {
  indexOfPart,
  isBeforeOffers,
  listFor,
  messageParts,
  waitParts,
  type WaitPart,
} from './waitingSteps.ts';

/** How far a wait has come. */
export interface WaitProgress {
  wait: Wait;
  clock: number;
  /** The part that runs, or is next. */
  part: number;
  /** The furthest part shown: the drawing never loses a part. */
  furthest: number;
  /** Whether the wait leads to the offers, from its first known part. */
  isToOffers: boolean;
  /** Whether the steps are listed: from the first that runs on, and not while a page alone is opened. */
  isListed: boolean;
}

/**
 * The progress after a change of the wait or a turn of the messages. A new step shows its own part at once; a turn leads
 * to the next part of the same step, whose last one stays (LOADER-06).
 */
export function nextProgress(before: WaitProgress | null, wait: Wait, clock: number): WaitProgress {
  if (before?.wait === wait && before.clock === clock) return before;
  const turn = before?.clock === clock ? 0 : 1;
  const isSameStep = before?.wait.first === wait.first;
  const part = Math.min(before && isSameStep ? before.part + turn : wait.first, wait.last);
  const isKnown = before !== null && before.furthest >= 0;
  return {
    wait,
    clock,
    part,
    furthest: Math.max(before?.furthest ?? -1, part),
    isToOffers: isKnown ? before.isToOffers : isBeforeOffers(part),
    isListed: wait.isRunning || before?.isListed === true,
  };
}

/** The message of a part, or null where none is true; a brand's own messages are spread over the same parts. */
export function waitMessage(
  messages: readonly string[],
  { wait, part }: WaitProgress,
): string | null {
  if (wait.headline !== null) return null;
  const index = messageParts.findIndex((one) => indexOfPart(one) === part);
  return messages[Math.floor((index * messages.length) / messageParts.length)] ?? null;
}

const stateOf = (index: number, { wait, furthest }: WaitProgress): StepProgress => {
  if (index < furthest) return 'COMPLETE';
  return index === furthest && wait.isRunning ? 'IN_PROGRESS' : 'INITIAL';
};

/** The progress of each part of the drawing; what follows the offers is left out on the way to them. */
export const partsProgress = (progress: WaitProgress): Partial<Record<WaitPart, StepProgress>> =>
  Object.fromEntries(
    waitParts
      .map((part, index) => [part, stateOf(index, progress)] as const)
      .filter((_row, index) => !progress.isToOffers || isBeforeOffers(index)),
  );

/** A step of the list, which may have several parts. */
export interface ListedStep {
  label: string;
  progress: StepProgress;
}

/** The steps in a word each; none where the part is unknown, or nothing is worked on. */
export function listedSteps(progress: WaitProgress): ListedStep[] {
  const { furthest, isToOffers, isListed } = progress;
  if (furthest < 0 || !isListed) return [];
  return listFor(isToOffers).map(({ label, first, last }) => ({
    label,
    progress: stateOf(Math.min(Math.max(furthest, first), last), progress),
  }));
}

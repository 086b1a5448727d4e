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

export interface WaitProgress {
  wait: Wait;
  clock: number;
  part: number;
  /** The furthest part shown, so the drawing never goes back. */
  furthest: number;
  /** Whether the wait leads to offers, counted from its first known part. */
  isToOffers: boolean;
  /** Whether the steps are listed: from the first running step on, but not while only a page opens. */
  isListed: boolean;
}

/**
 * Returns the progress after the wait or the message changes. A new step shows its own part at once. A message change
 * moves to the next part of the same step and stops at its last (LOADER-06).
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

/** Returns the message of a part, or null if none is true. A brand's own messages are spread over the same parts. */
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

/**
 * Returns the progress of each part of the drawing. Leaves out the parts after the offers while offers are the goal.
 */
export const partsProgress = (progress: WaitProgress): Partial<Record<WaitPart, StepProgress>> =>
  Object.fromEntries(
    waitParts
      .map((part, index) => [part, stateOf(index, progress)] as const)
      .filter((_row, index) => !progress.isToOffers || isBeforeOffers(index)),
  );

/** A step of the list. It may have several parts. */
export interface ListedStep {
  label: string;
  progress: StepProgress;
}

/** Returns one word a step, or an empty list while the part is unknown or nothing is running. */
export function listedSteps(progress: WaitProgress): ListedStep[] {
  const { furthest, isToOffers, isListed } = progress;
  if (furthest < 0 || !isListed) return [];
  return listFor(isToOffers).map(({ label, first, last }) => ({
    label,
    progress: stateOf(Math.min(Math.max(furthest, first), last), progress),
  }));
}

import type { Action } from '@reduxjs/toolkit';

import { call, delay, race, take, type SagaGenerator } from '#sagas/effects.ts';
import { whileHidden } from '#sagas/page/visibility.ts';
import type { Ports } from '#sagas/ports.ts';

export interface PollPolicy {
  /** The maximum number of reads without a quiet time in between. */
  readonly reads: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** How long the pauses stay at the first one before they become the longest. If omitted, they double. */
  readonly steadyMs?: number;
}

/**
 * Counts the reads of one thing. It outlives the sagas that read, so a response that restarts them doesn't speed up the
 * polling.
 */
export interface Pace {
  readonly policy: PollPolicy;
  reads: number;
  beganAt: number;
  readAt: number | null;
}

export const startPace = (policy: PollPolicy): Pace => ({
  policy,
  reads: 0,
  beganAt: 0,
  readAt: null,
});

/** Starts over before the first read, and after a quiet time, which is two of the longest pauses without a read. */
function renew({ clock }: Ports, pace: Pace) {
  const now = clock.monotonic();
  if (pace.readAt !== null && now - pace.readAt <= pace.policy.longestPauseMs * 2) return;
  pace.reads = 0;
  pace.beganAt = now;
}

function pauseMs({ policy, reads, beganAt }: Pace, now: number) {
  const { firstPauseMs, longestPauseMs, steadyMs } = policy;
  if (steadyMs !== undefined) return now - beganAt < steadyMs ? firstPauseMs : longestPauseMs;
  return Math.min(firstPauseMs * 2 ** reads, longestPauseMs);
}

function count({ clock }: Ports, pace: Pace) {
  pace.reads += 1;
  pace.readAt = clock.monotonic();
}

interface Poll<Answer> {
  readonly ask: () => SagaGenerator<Answer>;
  readonly isDone: (answer: Answer) => boolean;
  /** A request by the user. It ends the pause and the limit. */
  readonly asked?: (action: Action) => boolean;
}

function* pauseBetween(ports: Ports, pace: Pace): SagaGenerator<void> {
  yield* delay(pauseMs(pace, ports.clock.monotonic()));
  yield* call(whileHidden, ports);
}

/** Waits for the next read. Returns false if there may be no more. */
function* untilNextRead(
  ports: Ports,
  pace: Pace,
  asked: ((action: Action) => boolean) | undefined,
): SagaGenerator<boolean> {
  if (pace.reads < pace.policy.reads) {
    if (asked) yield* race([call(pauseBetween, ports, pace), take(asked)]);
    else yield* call(pauseBetween, ports, pace);
    return true;
  }
  if (!asked) return false;
  yield* take(asked);
  pace.reads = 0;
  return true;
}

/**
 * Polls until `isDone` or the last read, starting with a pause. Pauses grow, and nothing is read while the page is
 * hidden. Returns the last response, or undefined if there was none.
 */
export const polling = <Answer>(ports: Ports, pace: Pace, { ask, isDone, asked }: Poll<Answer>) =>
  call(function* (): SagaGenerator<Answer | undefined> {
    renew(ports, pace);
    let answer: Answer | undefined;
    while (yield* call(untilNextRead, ports, pace, asked)) {
      count(ports, pace);
      const read = yield* call(ask);
      answer = read;
      if (isDone(read)) break;
    }
    return answer;
  });

/** Waits for a moment by the lender's clock. Returns false if it has passed. */
export function* untilMoment({ clock }: Ports, at: number): SagaGenerator<boolean> {
  const left = at - clock.now();
  if (left > 0) yield* delay(left);
  return left > 0;
}

/** Reads again at a moment by the lender's clock, and then polls at the given pace until `isDone`. */
export const readingAt = <Answer>(ports: Ports, pace: Pace, at: number, poll: Poll<Answer>) =>
  call(function* (): SagaGenerator<Answer | undefined> {
    yield* call(untilMoment, ports, at);
    yield* call(whileHidden, ports);
    renew(ports, pace);
    if (pace.reads === 0) {
      count(ports, pace);
      const answer = yield* call(poll.ask);
      if (poll.isDone(answer)) return answer;
    }
    return yield* polling(ports, pace, poll);
  });

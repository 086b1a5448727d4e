import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

export interface PollPolicy {
  readonly reads: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** Asks until the answer is settled or the reads run out; returns the last answer either way. */
export const polling = <Answer>(
  { reads, firstPauseMs, longestPauseMs }: PollPolicy,
  isSettled: (answer: Answer) => boolean,
  ask: () => SagaGenerator<Answer>,
) =>
  call(function* (): SagaGenerator<Answer> {
    for (let read = 1; ; read += 1) {
      const answer = yield* call(ask);
      if (isSettled(answer) || read >= reads) return answer;
      yield* delay(Math.min(firstPauseMs * 2 ** (read - 1), longestPauseMs));
    }
  });

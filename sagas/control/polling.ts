import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

export interface PollPolicy {
  readonly reads: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** Polls until `isDone` or the last read; returns the last answer either way. */
export const polling = <Answer>(
  { reads, firstPauseMs, longestPauseMs }: PollPolicy,
  isDone: (answer: Answer) => boolean,
  ask: () => SagaGenerator<Answer>,
) =>
  call(function* (): SagaGenerator<Answer> {
    for (let read = 1; ; read += 1) {
      const answer = yield* call(ask);
      if (isDone(answer) || read >= reads) return answer;
      yield* delay(Math.min(firstPauseMs * 2 ** (read - 1), longestPauseMs));
    }
  });

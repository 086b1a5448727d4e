import { mayPass } from '#sagas/api/apiError.ts';
import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

export interface RetryPolicy {
  readonly attempts: number;
  readonly firstPauseMs: number;
}

/** API-12: five more tries from one second, doubling. For reads that may be repeated. */
export const READ_RETRY: RetryPolicy = { attempts: 6, firstPauseMs: 1_000 };

/** Runs `operation` again after a failure that may pass, doubling the pause; throws the last one. */
export const retrying = <T>(
  { attempts, firstPauseMs }: RetryPolicy,
  operation: () => SagaGenerator<T>,
) =>
  call(function* (): SagaGenerator<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return yield* call(operation);
      } catch (error) {
        if (attempt >= attempts || !mayPass(error)) throw error;
        yield* delay(firstPauseMs * 2 ** (attempt - 1));
      }
    }
  });

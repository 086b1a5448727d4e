import { askedToWaitMs, isTransient } from '#sagas/api/apiError.ts';
import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

export interface RetryPolicy {
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** A read continues after the wait that the lender asked for. A write waits for the user (FT-05). */
  readonly isRead: boolean;
}

/** API-12: up to five retries, starting at one second and doubling. */
export const READ_RETRY: RetryPolicy = { attempts: 6, firstPauseMs: 1_000, isRead: true };

/** Retries soon, for reads after a click. */
export const SOON_RETRY: RetryPolicy = { attempts: 3, firstPauseMs: 500, isRead: true };

/** Returns the faster policy after a failure, because then the user clicked to retry. */
export const readRetry = (hasFailed: boolean) => (hasFailed ? SOON_RETRY : READ_RETRY);

/**
 * Retries `operation` after a transient failure. Doubles the pause, or waits as long as the lender asks. Throws the
 * last error.
 */
export const retrying = <T>(
  { attempts, firstPauseMs, isRead }: RetryPolicy,
  operation: () => SagaGenerator<T>,
) =>
  call(function* (): SagaGenerator<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return yield* call(operation);
      } catch (error) {
        const waitMs = isRead ? askedToWaitMs(error) : null;
        if (attempt >= attempts || (waitMs === null && !isTransient(error))) throw error;
        yield* delay(waitMs ?? firstPauseMs * 2 ** (attempt - 1));
      }
    }
  });

import { askedToWaitMs, isTransient } from '#sagas/api/apiError.ts';
import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

export interface RetryPolicy {
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** A read continues after the stated wait; a write waits for the user (FT-05). */
  readonly isRead: boolean;
}

/** API-12: five more tries from one second, doubling. */
export const READ_RETRY: RetryPolicy = { attempts: 6, firstPauseMs: 1_000, isRead: true };

/** Retries soon, for reads after a click. */
export const SOON_RETRY: RetryPolicy = { attempts: 3, firstPauseMs: 500, isRead: true };

/** A read that failed before was retried by a click. */
export const readRetry = (hasFailed: boolean) => (hasFailed ? SOON_RETRY : READ_RETRY);

/** Retries `operation` after a transient failure, doubling the pause or as the lender states; throws the last error. */
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

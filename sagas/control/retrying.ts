import { askedToWaitMs, mayPass } from '#sagas/api/apiError.ts';
import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

export interface RetryPolicy {
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** A read goes on by itself after the wait that the lender states; a write waits for a press (FT-05). */
  readonly isRead: boolean;
}

/** API-12: five more tries from one second, doubling. For reads that may be repeated. */
export const READ_RETRY: RetryPolicy = { attempts: 6, firstPauseMs: 1_000, isRead: true };

/** Reads for which the person waits, as behind a press: soon again. */
export const SOON_RETRY: RetryPolicy = { attempts: 3, firstPauseMs: 500, isRead: true };

/** A read that is asked for again, after it could not be had, is one for which the person waits: "Try again" was pressed. */
export const readRetry = (hasFailed: boolean) => (hasFailed ? SOON_RETRY : READ_RETRY);

/** Runs `operation` again after a failure that may pass, doubling the pause or as the lender says; throws the last one. */
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
        if (attempt >= attempts || (waitMs === null && !mayPass(error))) throw error;
        yield* delay(waitMs ?? firstPauseMs * 2 ** (attempt - 1));
      }
    }
  });

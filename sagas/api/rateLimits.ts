import type { Failure } from '#store/remote.ts';

import { ApiError } from './apiError.ts';

/** A timer may fire a moment early. */
const EARLY_MS = 100;

type Refusal = Extract<Failure, { kind: 'refused' }>;

export interface RateLimits {
  /** Throws the lender's refusal with the remaining time if a call has to wait. */
  check(call: string): void;
  /** Records a refusal that asks for a wait (FT-05). */
  record(call: string, failure: Refusal): void;
}

/** After a 429, blocks requests of the same call until the time that the lender named (FT-05). */
export function createRateLimits(monotonic: () => number): RateLimits {
  const waits = new Map<string, { failure: Refusal; until: number }>();
  return {
    check(call) {
      const wait = waits.get(call);
      const left = wait === undefined ? 0 : wait.until - monotonic();
      if (wait === undefined || left <= EARLY_MS) return;
      const { status } = wait.failure;
      throw new ApiError({
        failure: { ...wait.failure, retryAfterMs: left },
        message: `HTTP error! status: ${status}`,
        status,
      });
    },
    record(call, failure) {
      if (failure.retryAfterMs !== null)
        waits.set(call, { failure, until: monotonic() + failure.retryAfterMs });
    },
  };
}

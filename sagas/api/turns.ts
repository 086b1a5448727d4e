import type { Failure } from '#store/remote.ts';

import { ApiError } from './apiError.ts';

/** A timer may be a moment early; the lender's clock is no finer. */
const EARLY_MS = 100;

type Refusal = Extract<Failure, { kind: 'refused' }>;

/** When which call may be sent again. */
export interface Turns {
  /** Throws what the lender said, with the time that is left, for a call whose turn it is not yet. */
  require(call: string): void;
  /** Hears a refusal: one that states a wait holds every later request of the same call (FT-05). */
  hear(call: string, failure: Refusal): void;
}

/** A lender that answered a call with 429 is not asked it again before the time it stated, whoever presses (FT-05). */
export function createTurns(monotonic: () => number): Turns {
  const waits = new Map<string, { failure: Refusal; until: number }>();
  return {
    require(call) {
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
    hear(call, failure) {
      if (failure.retryAfterMs !== null)
        waits.set(call, { failure, until: monotonic() + failure.retryAfterMs });
    },
  };
}

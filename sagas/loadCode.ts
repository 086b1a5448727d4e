import { chunkMissed, connectionChanged, retryRequested } from '#store/shell/slice.ts';

import { loadWithRetries } from './control/loadWithRetries.ts';
import { call, delay, put, race, take, type SagaGenerator } from './effects.ts';

/** The name of the lazy-loaded sagas in `chunkMissed` and `chunkArrived`. */
export const LATER = 'later';

export const later = () => import(/* webpackChunkName: "later" */ './later.ts');

/** Loads code that its caller can do without. Returns null if that fails. */
export const loadOptional = <Code>(load: () => Promise<Code>): SagaGenerator<Code | null> =>
  call(() => loadWithRetries(load));

/** Our choice: how long background work waits before it retries a failed chunk, unless the connection changes. */
const RETRY_DELAY_MS = 30_000;

/** Waits before retrying a failed chunk. */
export function* untilNextLoad(): SagaGenerator<void> {
  yield* race([delay(RETRY_DELAY_MS), take(connectionChanged)]);
}

/**
 * Waits for code. If it fails to load, the page reloads or shows the error page (DYNIMPORT-1), whose "Try again" loads
 * it again. `missing` names the code in the log. Background work passes null, because it must never cost the user a
 * page.
 */
export const loadRequired = <Code>(
  load: () => Promise<Code>,
  missing: string | null = LATER,
): SagaGenerator<Code> =>
  call(function* (): SagaGenerator<Code> {
    for (;;) {
      const code = yield* loadOptional(load);
      if (code !== null) return code;
      if (missing === null) yield* call(untilNextLoad);
      else {
        yield* put(chunkMissed({ page: missing }));
        yield* take(retryRequested);
      }
    }
  });

import { chunkMissed, connectionChanged, retryRequested } from '#store/shell/slice.ts';

import { loadWithRetries } from './control/loadWithRetries.ts';
import { call, delay, put, race, take, type SagaGenerator } from './effects.ts';

/** The name of the later sagas in `chunkMissed` and `chunkArrived`. */
export const LATER = 'later';

export const later = () => import(/* webpackChunkName: "later" */ './later.ts');

/** Loads code that its caller can do without: null if it doesn't arrive. */
export const loadOptional = <Code>(load: () => Promise<Code>): SagaGenerator<Code | null> =>
  call(() => loadWithRetries(load));

/** chosen: how long background work waits before it loads missing code again, unless the connection changes. */
const RETRY_DELAY_MS = 30_000;

/** Waits until missing code may be within reach. */
export function* untilNextLoad(): SagaGenerator<void> {
  yield* race([delay(RETRY_DELAY_MS), take(connectionChanged)]);
}

/**
 * Waits for code. If it doesn't arrive, the page reloads or shows the error page (DYNIMPORT-1), whose "Try again" loads
 * it again. `missing` names the code in the log; background work passes null, because no page may be lost for it.
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

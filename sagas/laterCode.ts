import { chunkMissed, connectionChanged, retryRequested } from '#store/shell/slice.ts';

import { fetchCode } from './control/fetchCode.ts';
import { call, delay, put, race, take, type SagaGenerator } from './effects.ts';

/** The name of the chunk in `chunkMissed` and `chunkArrived`. */
export const LATER = 'later';

const load = () => import(/* webpackChunkName: "later" */ './later.ts');

type LaterCode = Awaited<ReturnType<typeof load>>;

/** The later sagas, for what the page can do without; null where they do not arrive. */
export const fetchLaterCode = (): SagaGenerator<LaterCode | null> => fetchCode(load);

/** The later sagas, for what cannot continue without them: the page reloads, or shows the error page (DYNIMPORT-1). */
export function* laterCode(): SagaGenerator<LaterCode> {
  for (;;) {
    const code = yield* call(fetchLaterCode);
    if (code !== null) return code;
    yield* put(chunkMissed({ page: LATER }));
    yield* take(retryRequested);
  }
}

/** chosen: missing code is fetched again after so long, or when the connection changes. */
const AGAIN_MS = 30_000;

/** Waits until missing code may have come within reach. */
export function* untilNextFetch(): SagaGenerator<void> {
  yield* race([delay(AGAIN_MS), take(connectionChanged)]);
}

/** The later sagas, for what may start late: no page is lost for them, however long they do not arrive. */
export function* laterCodeInTime(): SagaGenerator<LaterCode> {
  for (;;) {
    const code = yield* call(fetchLaterCode);
    if (code !== null) return code;
    yield* call(untilNextFetch);
  }
}

import {
  chunkArrived,
  chunkMissed,
  connectionChanged,
  retryRequested,
} from '#store/shell/slice.ts';

import { fetchCode } from './control/fetchCode.ts';
import { call, delay, put, race, take, type SagaGenerator } from './effects.ts';

/** The name of the chunk in `chunkMissed` and `chunkArrived`. */
export const LATER = 'later';

const load = () => import(/* webpackChunkName: "later" */ './later.ts');

type LaterCode = Awaited<ReturnType<typeof load>>;

/** The later sagas, for what the page can do without; null where they do not arrive. */
export const fetchLaterCode = (): SagaGenerator<LaterCode | null> => fetchCode(load);

/** Code that nothing continues without: where it does not come the page reloads, or shows the error page (DYNIMPORT-1). */
function* neededCode<Code>(page: string, load: () => Promise<Code>): SagaGenerator<Code> {
  for (;;) {
    const code = yield* call(() => fetchCode(load));
    if (code !== null) return code;
    yield* put(chunkMissed({ page }));
    yield* take(retryRequested);
  }
}

/** The later sagas, for what cannot continue without them. */
export const laterCode = (): SagaGenerator<LaterCode> => neededCode(LATER, load);

/** The sagas of one screen; their arrival ends the count of reloads for them. */
export function* screenCode<Code>(page: string, load: () => Promise<Code>): SagaGenerator<Code> {
  const code = yield* call(() => neededCode(page, load));
  yield* put(chunkArrived({ page }));
  return code;
}

/** chosen: missing code is fetched again after so long, or when the connection changes. */
const AGAIN_MS = 30_000;

/** Waits until missing code may have come within reach. */
export function* untilNextFetch(): SagaGenerator<void> {
  yield* race([delay(AGAIN_MS), take(connectionChanged)]);
}

/** Code for what may start late: no page is lost for it, however long it does not arrive. */
export function* codeInTime<Code>(load: () => Promise<Code>): SagaGenerator<Code> {
  for (;;) {
    const code = yield* call(() => fetchCode(load));
    if (code !== null) return code;
    yield* call(untilNextFetch);
  }
}

/** The later sagas, for what may start late. */
export const laterCodeInTime = (): SagaGenerator<LaterCode> => codeInTime(load);

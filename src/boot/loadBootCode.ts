import { loadWithRetries } from '#sagas/control/loadWithRetries.ts';
import { stateReached } from '#src/shell/page/stateReached.ts';
import type { AppStore } from '#store/index.ts';
import { chunkGivenUp } from '#store/shell/slice.ts';

/** Loads code that the app can't start without. If it fails to load, the error page offers "Try again" (FT-66). */
export async function loadBootCode<Code>(
  store: AppStore,
  load: () => Promise<Code>,
): Promise<Code> {
  for (;;) {
    const code = await loadWithRetries(load);
    if (code !== null) return code;
    store.dispatch(chunkGivenUp());
    await stateReached(store, ({ shell }) => !shell.hasChunkFailed);
  }
}

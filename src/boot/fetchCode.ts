import { stateReached } from '#src/shell/page/stateReached.ts';
import type { AppStore } from '#store/index.ts';
import { chunkGivenUp } from '#store/shell/slice.ts';

const PAUSES_MS = [1_000, 2_000, 4_000];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Loads code that the app needs: one try and three retries, then the error page, whose "Try again" starts over (FT-66).
 */
export async function fetchBootCode<Code>(
  store: AppStore,
  load: () => Promise<Code>,
): Promise<Code> {
  for (;;) {
    for (const pauseMs of [0, ...PAUSES_MS]) {
      await pause(pauseMs);
      try {
        return await load();
      } catch {
        // The next try or the error page follows.
      }
    }
    store.dispatch(chunkGivenUp());
    // Until a click on "Try again".
    await stateReached(store, ({ shell }) => !shell.hasChunkFailed);
  }
}

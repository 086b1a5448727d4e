import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

/** Pauses before each further try to fetch code (FT-66). */
const PAUSES_MS = [1_000, 2_000, 4_000];

/** Fetches a chunk, in one try and three retries; null where it does not arrive. */
export function* fetchCode<Code>(load: () => Promise<Code>): SagaGenerator<Code | null> {
  for (const pauseMs of [0, ...PAUSES_MS]) {
    if (pauseMs > 0) yield* delay(pauseMs);
    try {
      return yield* call(load);
    } catch {
      // The next try follows.
    }
  }
  return null;
}

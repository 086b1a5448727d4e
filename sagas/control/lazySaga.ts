import { call, delay, type SagaGenerator } from '#sagas/effects.ts';

/** The pauses before each further try to fetch code (FT-66). */
const PAUSES_MS = [1_000, 2_000, 4_000];

/** Fetches the code of a chunk; throws when it does not come after four tries. */
export function* fetchCode<Code>(load: () => Promise<Code>): SagaGenerator<Code> {
  for (const pauseMs of PAUSES_MS)
    try {
      return yield* call(load);
    } catch {
      yield* delay(pauseMs);
    }
  return yield* call(load);
}

/**
 * A saga whose code is a chunk of its own, fetched when it first runs. Code that does not come after four tries throws,
 * so that the supervisor restarts the caller.
 */
export const lazySaga = <Module, Args extends unknown[], Answer>(
  load: () => Promise<Module>,
  sagaOf: (module: Module) => (...args: Args) => SagaGenerator<Answer>,
) =>
  function* (...args: Args): SagaGenerator<Answer> {
    const module = yield* call(() => fetchCode(load));
    return yield* call(sagaOf(module), ...args);
  };

import { call, delay, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/** Pauses before each further try to fetch code (FT-66). */
const PAUSES_MS = [1_000, 2_000, 4_000];

/** A chunk did not load in four tries. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** Fetches a chunk; throws `CodeMissing` when it does not load. */
export function* fetchCode<Code>(load: () => Promise<Code>): SagaGenerator<Code> {
  for (const pauseMs of [0, ...PAUSES_MS]) {
    if (pauseMs > 0) yield* delay(pauseMs);
    try {
      return yield* call(load);
    } catch {
      // The next try follows.
    }
  }
  throw new CodeMissing('The code of a saga did not arrive');
}

/** A saga in a chunk of its own, fetched when it first runs; throws `CodeMissing` when that does not load. */
export const lazySaga = <Module, Args extends unknown[], Answer>(
  load: () => Promise<Module>,
  sagaOf: (module: Module) => (...args: Args) => SagaGenerator<Answer>,
) =>
  function* (...args: Args): SagaGenerator<Answer> {
    const module = yield* call(() => fetchCode(load));
    return yield* call(sagaOf(module), ...args);
  };

/** Runs `missing` where the chunk does not load; any other error is thrown on. */
export function* orWithoutCode(
  saga: () => Generator,
  missing: (error: CodeMissing) => Generator,
): SagaGenerator<void> {
  try {
    yield* call(saga);
  } catch (error) {
    if (!(error instanceof CodeMissing)) throw error;
    yield* call(missing, error);
  }
}

/** Skips a saga whose chunk does not load, and reports that. */
export function* orReport(ports: Ports, saga: () => Generator): SagaGenerator<void> {
  yield* call(orWithoutCode, saga, function* (error: CodeMissing) {
    yield* call(() => ports.report(error));
  });
}

/**
 * Reloads once for each version of the app: a deployment removes the chunks of the old one (FT-67). Not without a
 * connection, or where the reload could not be counted.
 */
export function* reloadForCode({ session, page, appVersion }: Ports): SagaGenerator<void> {
  const isTried = session.read(storageKeys.codeReload) === appVersion;
  if (isTried || !session.isPersistent() || !page.isOnline()) return;
  session.write(storageKeys.codeReload, appVersion);
  yield* call(() => page.reload());
}

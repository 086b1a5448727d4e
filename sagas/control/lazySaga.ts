import { call, delay, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/** The pauses before each further try to fetch code (FT-66). */
const PAUSES_MS = [1_000, 2_000, 4_000];

/** The code of a chunk did not come after four tries. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** Fetches the code of a chunk; throws `CodeMissing` when it does not come. */
export function* fetchCode<Code>(load: () => Promise<Code>): SagaGenerator<Code> {
  for (const pauseMs of [0, ...PAUSES_MS]) {
    if (pauseMs > 0) yield* delay(pauseMs);
    try {
      return yield* call(load);
    } catch {
      // The next try, or the error below, follows.
    }
  }
  throw new CodeMissing('The code of a saga did not arrive');
}

/** A saga whose code is a chunk of its own, fetched when it first runs; throws `CodeMissing` when that does not come. */
export const lazySaga = <Module, Args extends unknown[], Answer>(
  load: () => Promise<Module>,
  sagaOf: (module: Module) => (...args: Args) => SagaGenerator<Answer>,
) =>
  function* (...args: Args): SagaGenerator<Answer> {
    const module = yield* call(() => fetchCode(load));
    return yield* call(sagaOf(module), ...args);
  };

/** Runs `missing` where the code of a saga does not come; any other error is thrown on. */
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

/** Goes without what a saga does where its code does not come, and reports that. */
export function* orReport(ports: Ports, saga: () => Generator): SagaGenerator<void> {
  yield* call(orWithoutCode, saga, function* (error: CodeMissing) {
    yield* call(() => ports.report(error));
  });
}

/**
 * Reloads once for each version of the app: after a deployment the files of the old one are gone, and the new page knows
 * its own (FT-67). Not where that could not be remembered, or without a connection.
 */
export function* reloadForCode({ session, page, appVersion }: Ports): SagaGenerator<void> {
  const isTried = session.read(storageKeys.codeReload) === appVersion;
  if (isTried || !session.isKept() || !page.isOnline()) return;
  session.write(storageKeys.codeReload, appVersion);
  yield* call(() => page.reload());
}

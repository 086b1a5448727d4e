import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import { activityEnded, activityStarted } from '#store/shell/slice.ts';

/** Runs a saga under the full-screen loader (LOADER-01). */
export function* withLoader<Args extends unknown[]>(
  id: string,
  saga: (...args: Args) => Generator,
  ...args: Args
): SagaGenerator<void> {
  yield* put(activityStarted({ id }));
  try {
    yield* call(saga, ...args);
  } finally {
    yield* put(activityEnded({ id }));
  }
}

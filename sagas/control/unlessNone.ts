import { ApiError } from '#sagas/api/apiError.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';

const NOT_FOUND = 404;

/** What was saved; null where a 404 says that nothing was yet (screens.md 10.3). */
export const unlessNone = <Saved>(read: () => SagaGenerator<Saved>) =>
  call(function* (): SagaGenerator<Saved | null> {
    try {
      return yield* call(read);
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) return null;
      throw error;
    }
  });

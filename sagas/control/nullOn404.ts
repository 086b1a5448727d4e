import { ApiError } from '#sagas/api/apiError.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';

const NOT_FOUND = 404;

/** What was saved; null where nothing was yet, which a gateway says with 200 and null, or with 404 as screens.md 10.3 had it. */
export const nullOn404 = <Saved>(read: () => SagaGenerator<Saved>) =>
  call(function* (): SagaGenerator<Saved | null> {
    try {
      return yield* call(read);
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) return null;
      throw error;
    }
  });

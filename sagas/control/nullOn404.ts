import { ApiError } from '#sagas/api/apiError.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';

const NOT_FOUND = 404;

/** Reads what was saved; null for a 404, which some gateways answer before anything was saved (screens.md 10.3). */
export const nullOn404 = <Saved>(read: () => SagaGenerator<Saved>) =>
  call(function* (): SagaGenerator<Saved | null> {
    try {
      return yield* call(read);
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) return null;
      throw error;
    }
  });

import { throwBug } from '#sagas/api/apiError.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';

/** Runs a saga that the app can do without: null after a failure of the lender or the network; a bug is thrown on. */
export const nullOnFailure = <Answer>(operation: () => SagaGenerator<Answer>) =>
  call(function* (): SagaGenerator<Answer | null> {
    try {
      return yield* call(operation);
    } catch (error) {
      throwBug(error);
      return null;
    }
  });

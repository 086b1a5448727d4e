import { ApiError } from '#sagas/api/apiError.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';

/**
 * Runs a saga that the app can do without. Returns null after a failure of the lender or the network, or only after
 * failures that match `isExpected`. Rethrows any other error.
 */
export const nullOnFailure = <Answer>(
  operation: () => SagaGenerator<Answer>,
  isExpected: (error: ApiError) => boolean = () => true,
) =>
  call(function* (): SagaGenerator<Answer | null> {
    try {
      return yield* call(operation);
    } catch (error) {
      if (error instanceof ApiError && isExpected(error)) return null;
      throw error;
    }
  });

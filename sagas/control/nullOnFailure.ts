import { ApiError } from '#sagas/api/apiError.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';

/**
 * Runs a saga that the app can do without: null after a failure of the lender or the network, or after such as
 * `isExpected` names. Any other error is thrown on.
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

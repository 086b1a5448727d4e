import { put, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { statusFailed } from '#store/application/slice.ts';
import { failureWords } from '#store/failureWords.ts';
import { toastShown } from '#store/shell/slice.ts';

/** A step that was taken, and then a next one that could not be looked up: the person is told, and may press again. */
export function* watchTrouble(): SagaGenerator<void> {
  yield* takeEvery(statusFailed, function* ({ payload }) {
    yield* put(toastShown({ tone: 'error', text: failureWords(payload) }));
  });
}

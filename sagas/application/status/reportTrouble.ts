import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { statusFailed, stepFailed, type StepName } from '#store/application/slice.ts';
import { failureMessages } from '#store/failureMessages.ts';
import type { Failure } from '#store/remote.ts';
import { selectToasts } from '#store/shell/selectors.ts';
import { toastDismissed, toastShown } from '#store/shell/slice.ts';

/** The steps that are sent by a press outside a form: no form shows what they were refused with (F-04). */
const formless = new Set<StepName>(['offerReopening', 'assetsStart', 'withdrawal']);

function* tell(failure: Failure) {
  const text = failureMessages(failure);
  const told = (yield* select(selectToasts)).find(
    (toast) => toast.tone === 'error' && toast.text === text,
  );
  if (told) yield* put(toastDismissed({ id: told.id }));
  yield* put(toastShown({ tone: 'error', text }));
}

/**
 * A step without a form that was not taken, and a next one that could not be looked up: the person is told, and may
 * press again. An error stays until somebody takes it away, so that the same one is told anew and stands once.
 */
export function* watchTrouble(): SagaGenerator<void> {
  yield* takeEvery(statusFailed, function* ({ payload }) {
    yield* call(tell, payload);
  });
  yield* takeEvery(stepFailed, function* ({ payload: { step, failure } }) {
    if (formless.has(step)) yield* call(tell, failure);
  });
}

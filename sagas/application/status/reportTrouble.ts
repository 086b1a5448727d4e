import type { StepName } from '#store/application/core/features.ts';
import { screenAddress } from '#store/application/core/screens.ts';
import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { statusFailed, stepFailed } from '#store/application/core/slice.ts';
import { failureMessages } from '#store/failureMessages.ts';
import type { Failure } from '#store/remote.ts';
import { selectToasts, selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected, redirectsLooped, toastDismissed, toastShown } from '#store/shell/slice.ts';

/** The steps without a form that could show a refusal (F-04). */
const formless = new Set<StepName>(['offerReopening', 'assetsStart', 'withdrawal']);

function* showErrorToast(failure: Failure) {
  const text = failureMessages(failure);
  const shown = (yield* select(selectToasts)).find(
    (toast) => toast.tone === 'error' && toast.text === text,
  );
  if (shown) yield* put(toastDismissed({ id: shown.id }));
  yield* put(toastShown({ tone: 'error', text }));
}

/** If redirects lead to each other, shows the screen that says what is wrong (FT-12). */
function* endLoop() {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null) return;
  const to = screenAddress(uuid, 'errorTimeout');
  yield* put(redirected({ to, replace: true, endsLoop: true }));
}

/**
 * Shows a toast for a failed routing and for a refused step without a form. A repeated failure replaces its toast. Also
 * ends redirect loops.
 */
export function* watchTrouble(): SagaGenerator<void> {
  yield* takeEvery(redirectsLooped, endLoop);
  yield* takeEvery(statusFailed, ({ payload }) => showErrorToast(payload));
  yield* takeEvery(stepFailed, function* ({ payload: { step, failure } }) {
    if (formless.has(step)) yield* call(showErrorToast, failure);
  });
}

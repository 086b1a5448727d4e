import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { untilDraftWasRead, untilSessionIsKnown } from '#sagas/control/until.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { linkDone } from '#store/registration/chainSlice.ts';
import { registrationDropped } from '#store/registration/slice.ts';
import { selectAddressOf } from '#store/registration/walk.ts';
import { withParameters } from '#store/shell/query.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';
import { moveDecided, toastShown } from '#store/shell/slice.ts';

import { takeSavedForm } from './savedForm.ts';
import { submitRegistration } from './submit/submitRegistration.ts';

const LEFT_EARLY = 'You left sign-in before it finished.';
const NO_MATCH = 'We could not match your sign-in. Please start again.';

/** Takes what the sign-in page added out of the address. */
function* cleanAddress() {
  const { pathname, search } = yield* select(selectLocation);
  const rest = withParameters(search, { externalStateNonce: null, error: null });
  if (rest !== search) yield* put(moveDecided({ to: pathname + rest, replace: true }));
}

/** Another nonce is somebody else's sign-in: nothing of this one is shown or kept (FT-28, REG-MISC-02). */
function* startAgain() {
  yield* put(registrationDropped());
  yield* call(cleanAddress);
  const to = yield* select(selectAddressOf, 'propertyAddress');
  yield* put(moveDecided({ to, replace: true }));
  yield* put(toastShown({ tone: 'error', text: NO_MATCH }));
}

/** Back from the lender's sign-in page: the nonce decides whether the chain goes on (A-20, REG-MISC-02). */
export function* watchReturnFromLogin(ports: Ports): SagaGenerator<void> {
  const { externalStateNonce, error } = yield* select(selectParameters);
  if (externalStateNonce === undefined) return;
  yield* call(untilDraftWasRead);
  yield* call(untilSessionIsKnown);

  if (error !== undefined) {
    yield* call(takeSavedForm, ports, externalStateNonce);
    yield* call(cleanAddress);
    yield* put(toastShown({ tone: 'error', text: LEFT_EARLY }));
    return;
  }
  const isOurs = yield* call(takeSavedForm, ports, externalStateNonce);
  if (!isOurs || !(yield* select(selectIsSignedIn))) {
    yield* call(startAgain);
    return;
  }
  yield* call(cleanAddress);
  yield* put(linkDone({ link: 'register' }));
  yield* call(submitRegistration, ports, null);
}

import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { untilDraftWasRead, untilSessionIsKnown } from '#sagas/control/until.ts';
import { whileHere } from '#sagas/control/whileHere.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { linkDone } from '#store/registration/chainSlice.ts';
import { registrationDropped } from '#store/registration/slice.ts';
import { selectAddressOf } from '#store/registration/walk.ts';
import { withParameters } from '#store/shell/query.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';
import { moveDecided, toastShown } from '#store/shell/slice.ts';

import { dropOldForm, takeSavedForm } from './savedForm.ts';
import { submitRegistration } from './submit/submitRegistration.ts';

const LEFT_EARLY = 'You left sign-in before it finished.';
const NO_MATCH = 'We could not match your sign-in. Please start again.';

/** An address without what the sign-in page added to it. */
const cleaned = (address: string) => {
  const at = address.indexOf('?');
  return at < 0
    ? address
    : address.slice(0, at) +
        withParameters(address.slice(at), { externalStateNonce: null, error: null });
};

function* cleanAddress() {
  const { pathname, search } = yield* select(selectLocation);
  yield* put(moveDecided({ to: cleaned(pathname + search), replace: true }));
}

/** Another nonce is somebody else's sign-in: nothing of this one is shown or kept (FT-28, REG-MISC-02). */
function* startAgain() {
  yield* put(registrationDropped());
  const to = yield* select(selectAddressOf, 'propertyAddress');
  yield* put(moveDecided({ to: cleaned(to), replace: true }));
  yield* put(toastShown({ tone: 'error', text: NO_MATCH }));
}

/** Back from the lender's sign-in page: the nonce decides whether the chain goes on (A-20, REG-MISC-02). */
export function* watchReturnFromLogin(ports: Ports): SagaGenerator<void> {
  const { externalStateNonce, error } = yield* select(selectParameters);
  if (externalStateNonce === undefined) {
    yield* call(dropOldForm, ports);
    return;
  }
  yield* call(untilDraftWasRead);
  yield* call(untilSessionIsKnown);

  const isOurs = yield* call(takeSavedForm, ports, externalStateNonce);
  if (!isOurs && error === undefined) {
    yield* call(startAgain);
    return;
  }
  yield* call(cleanAddress);
  // A sign-in without a session was not finished either; the answers are still here.
  if (error !== undefined || !(yield* select(selectIsSignedIn))) {
    yield* put(toastShown({ tone: 'error', text: LEFT_EARLY }));
    return;
  }
  yield* put(linkDone({ link: 'register' }));
  yield* whileHere(submitRegistration, ports, null);
}

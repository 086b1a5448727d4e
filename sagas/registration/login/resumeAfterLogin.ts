import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import type { Ports } from '#sagas/ports.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { selectIsSignedIn, selectHasIdentityFailed } from '#store/identity/selectors.ts';
import { chainStepDone } from '#store/registration/chain/slice.ts';
import { registrationDropped } from '#store/registration/slice.ts';
import { questionForgotten } from '#store/support/actions.ts';
import { selectStepAddress, selectChain, selectStep } from '#store/registration/flow.ts';
import { withParameters } from '#store/shell/query.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';
import { redirected, toastShown } from '#store/shell/slice.ts';
import { submit } from '#sagas/registration/submit/watchSubmit.ts';

import { takeSavedForm } from './savedForm.ts';

export { dropOldForms } from './savedForm.ts';

const LEFT_EARLY = 'You left sign-in before it finished.';
const NOT_KEPT = 'Your browser did not save your answers. Please give them again.';
const NO_MATCH = "We couldn't match your sign-in. Please start again.";

/** Redirects without the parameters of the sign-in page. */
function* leadTo(address: string) {
  const [path = '', ...query] = address.split('?');
  const search = withParameters(query.join('?'), {
    externalStateNonce: null,
    error: null,
    answersStored: null,
  });
  yield* put(redirected({ to: path + search, replace: true }));
}

/** Starts over after a sign-in with a foreign nonce (FT-28, REG-MISC-02). */
function* startAgain(text: string) {
  yield* put(registrationDropped());
  yield* put(questionForgotten());
  yield* call(leadTo, yield* select(selectStepAddress, 'propertyAddress'));
  yield* put(toastShown({ tone: 'error', text }));
}

/** Resumes the submit chain after the lender's sign-in page if the nonce matches (A-20, REG-MISC-02). */
export function* resumeAfterLogin(ports: Ports, externalStateNonce: string): SagaGenerator<void> {
  const { error, answersStored } = yield* select(selectParameters);
  const isOurs = yield* call(takeSavedForm, ports, externalStateNonce);
  // The address has said so since before the redirect. We believe it only if there is no saved form (FT-60).
  if (!isOurs && answersStored === 'no') {
    const isLeft = error !== undefined || !(yield* select(selectIsSignedIn));
    yield* call(startAgain, isLeft ? `${LEFT_EARLY} ${NOT_KEPT}` : NOT_KEPT);
    return;
  }
  if (!isOurs && error === undefined) {
    yield* call(startAgain, NO_MATCH);
    return;
  }
  const { pathname, search } = yield* select(selectLocation);
  // Without a session, the sign-in didn't finish, but the answers are still here.
  const isFinished = error === undefined && (yield* select(selectIsSignedIn));
  // The user may have left from a question after account-setup. The login step shows the chain (S4).
  const isAtQuestion = isFinished && (yield* select(selectStep)) !== null;
  yield* call(leadTo, isAtQuestion ? yield* select(selectStepAddress, 'login') : pathname + search);
  if (!isFinished) {
    // The next submit reads an unknown identity again (S5).
    const isUnreached = error === undefined && (yield* select(selectHasIdentityFailed));
    const text = isUnreached ? failureMessages({ kind: 'offline' }) : LEFT_EARLY;
    yield* put(toastShown({ tone: 'error', text }));
    return;
  }
  // If the user submitted before the session was known, that chain continues by itself. Two chains would create two
  // applications (S3).
  if ((yield* select(selectChain)).status === 'running') return;
  yield* put(chainStepDone({ step: 'register' }));
  yield* untilLogout(submit, ports, null);
}

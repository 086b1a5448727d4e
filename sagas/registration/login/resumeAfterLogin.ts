import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import type { Ports } from '#sagas/ports.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { selectIsSignedIn, selectHasIdentityFailed } from '#store/identity/selectors.ts';
import { linkDone } from '#store/registration/chain/slice.ts';
import { registrationDropped } from '#store/registration/slice.ts';
import { questionForgotten } from '#store/support/actions.ts';
import { selectAddressOf, selectStep } from '#store/registration/flow.ts';
import { withParameters } from '#store/shell/query.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';
import { redirected, toastShown } from '#store/shell/slice.ts';
import { submit } from '#sagas/registration/submit/watchSubmit.ts';

import { takeSavedForm } from './savedForm.ts';

const LEFT_EARLY = 'You left sign-in before it finished.';
const NOT_KEPT = 'Your browser did not keep your answers. Please give them again.';
const NO_MATCH = 'We could not match your sign-in. Please start again.';

/** Leads to an address, without what the sign-in page added to the query. */
function* leadTo(address: string) {
  const [path = '', ...query] = address.split('?');
  const search = withParameters(query.join('?'), {
    externalStateNonce: null,
    error: null,
    answersKept: null,
  });
  yield* put(redirected({ to: path + search, replace: true }));
}

/** Another nonce is somebody else's sign-in: nothing of this one is shown or kept (FT-28, REG-MISC-02). */
function* startAgain(text: string) {
  yield* put(registrationDropped());
  yield* put(questionForgotten());
  yield* call(leadTo, yield* select(selectAddressOf, 'propertyAddress'));
  yield* put(toastShown({ tone: 'error', text }));
}

/** Back from the lender's sign-in page: the nonce decides whether the chain goes on (A-20, REG-MISC-02). */
export function* resumeAfterLogin(ports: Ports, externalStateNonce: string): SagaGenerator<void> {
  const { error, answersKept } = yield* select(selectParameters);
  const isOurs = yield* call(takeSavedForm, ports, externalStateNonce);
  // Said before the browser left, and only believed where there is nothing to open (FT-60).
  if (!isOurs && answersKept === 'no') {
    const isLeft = error !== undefined || !(yield* select(selectIsSignedIn));
    yield* call(startAgain, isLeft ? `${LEFT_EARLY} ${NOT_KEPT}` : NOT_KEPT);
    return;
  }
  if (!isOurs && error === undefined) {
    yield* call(startAgain, NO_MATCH);
    return;
  }
  const { pathname, search } = yield* select(selectLocation);
  // A sign-in without a session was not finished either; the answers are still here.
  const isFinished = error === undefined && (yield* select(selectIsSignedIn));
  // Nothing says here that a question is the last one, as after account-setup: the login step tells of the chain (S4).
  const isAtQuestion = isFinished && (yield* select(selectStep)) !== null;
  yield* call(leadTo, isAtQuestion ? yield* select(selectAddressOf, 'login') : pathname + search);
  if (!isFinished) {
    // Where the lender could not say who came back, the next press asks again (S5).
    const isUnreached = error === undefined && (yield* select(selectHasIdentityFailed));
    const text = isUnreached ? failureMessages({ kind: 'offline' }) : LEFT_EARLY;
    yield* put(toastShown({ tone: 'error', text }));
    return;
  }
  yield* put(linkDone({ link: 'register' }));
  yield* untilLogout(submit, ports, null);
}

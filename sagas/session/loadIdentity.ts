import { deniesSession, isTransient, toFailure } from '#sagas/api/apiError.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import {
  bearerFound,
  identityAbsent,
  identityReceived,
  identityFailed,
  sessionEnded,
} from '#store/identity/slice.ts';
import {
  selectIdentityUuid,
  selectIsProfileAbsent,
  selectIsSignedIn,
  selectHasIdentityFailed,
  selectProfile,
  selectSessionIsKnown,
} from '#store/identity/selectors.ts';
import { later, loadOptional } from '#sagas/loadCode.ts';
import { READ_RETRY, type RetryPolicy } from '#sagas/control/retrying.ts';

import { endTabSession } from './endTabSession.ts';
import { requestIdentity } from './lenderLogout.ts';

/**
 * If its code can't be loaded, the profile stays unknown. The next screen retries, and the session continues (FT-29).
 */
function* readProfile(ports: Ports, policy: RetryPolicy): SagaGenerator<void> {
  const code = yield* loadOptional(later);
  if (code) yield* call(code.loadProfile, ports, policy);
}

/** ACCESS-18: a user with a bearer is signed in until the lender rejects it. */
function* noteBearer({ tokens }: Ports) {
  if (tokens.current() !== null && !(yield* select(selectIsSignedIn))) yield* put(bearerFound());
}

/**
 * Loads the identity. The first call exchanges a sign-in page's cookie for a bearer (decision 10). An unverified bearer
 * stays for the next attempt, but only for its owner (FT-26).
 */
export function* loadIdentity(ports: Ports, policy = READ_RETRY): SagaGenerator<void> {
  const owner = (yield* select(selectSessionIsKnown)) ? ports.tokens.owner() : null;
  const absent = owner === null ? identityAbsent : sessionEnded;
  yield* call(noteBearer, ports);
  try {
    const found = yield* call(requestIdentity, ports, policy);
    const newer = yield* select(selectIdentityUuid);
    if (newer !== null && newer !== found?.uuid) return; // FT-25
    if (found === null) yield* put(absent());
    else if (owner !== null && owner !== found.uuid) yield* call(endTabSession, ports, true);
    else {
      yield* put(identityReceived(found));
      yield* call(readProfile, ports, policy);
    }
  } catch (error) {
    const failure = toFailure(error);
    // A sign-in during the call used another bearer, or the cookie.
    if (yield* select(selectIsSignedIn)) return;
    const isDenied = deniesSession(failure);
    if (isDenied) {
      // Without a bearer, there is nothing left to end (FT-29).
      if (ports.tokens.current() === null) ports.local.remove(storageKeys.logout);
      ports.tokens.clear();
    }
    yield* put(isTransient(error) ? identityFailed() : isDenied ? absent() : identityAbsent());
    yield* call(noteBearer, ports);
  }
}

/** Retries a failed identity or profile at the next screen, retry or connection change (S5). */
export function* reloadIdentity(ports: Ports): SagaGenerator<void> {
  if (!(yield* select(selectSessionIsKnown))) return;
  if (!(yield* select(selectIsSignedIn))) {
    const unclear = ports.tokens.current() ?? ports.local.read(storageKeys.logout);
    if (unclear !== null || (yield* select(selectHasIdentityFailed)))
      yield* call(loadIdentity, ports);
  } else if ((yield* select(selectProfile)) === null && !(yield* select(selectIsProfileAbsent)))
    yield* call(readProfile, ports, READ_RETRY);
}

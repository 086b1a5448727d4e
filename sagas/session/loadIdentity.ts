import { deniesSession, mayPass, toFailure } from '#sagas/api/apiError.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import {
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
import { lazySaga, orReport } from '#sagas/control/lazySaga.ts';
import { READ_RETRY, type RetryPolicy } from '#sagas/control/retrying.ts';

import { leaveTab } from './leaveTab.ts';
import { requestIdentity } from './lenderLogout.ts';

const fetchProfile = lazySaga(
  () => import('./loadProfile.ts'),
  (module) => module.loadProfile,
);

/** Code that does not come leaves the profile unknown: the next screen asks again, and the session goes on (FT-29). */
function* loadProfile(ports: Ports, policy: RetryPolicy): SagaGenerator<void> {
  yield* call(orReport, ports, () => fetchProfile(ports, policy));
}

/**
 * Learns who is here. The first call exchanges a sign-in page's cookie for a bearer (decision 10). One that nobody could
 * check is kept for the next try: what it opened meanwhile is for its owner alone, and ends with their session (FT-26).
 */
export function* loadIdentity(ports: Ports, policy = READ_RETRY): SagaGenerator<void> {
  const owner = (yield* select(selectSessionIsKnown)) ? ports.tokens.owner() : null;
  const absent = owner === null ? identityAbsent : sessionEnded;
  try {
    const found = yield* call(requestIdentity, ports, policy);
    const newer = yield* select(selectIdentityUuid);
    if (newer !== null && newer !== found?.uuid) return; // FT-25
    if (found === null) yield* put(absent());
    else if (owner !== null && owner !== found.uuid) yield* call(leaveTab, ports, true);
    else {
      yield* put(identityReceived(found));
      yield* call(loadProfile, ports, policy);
    }
  } catch (error) {
    const failure = toFailure(error);
    // Whoever signed in while this was asked had another bearer, or the cookie, then.
    if (yield* select(selectIsSignedIn)) return;
    const isDenied = deniesSession(failure);
    if (isDenied) {
      // Asked by the cookie alone: nothing is left to end (FT-29).
      if (ports.tokens.current() === null) ports.local.remove(storageKeys.logout);
      ports.tokens.clear();
    }
    yield* put(mayPass(error) ? identityFailed() : isDenied ? absent() : identityAbsent());
  }
}

/** What could not be learned is asked for again with the next screen, the next try, the next connection (S5). */
export function* reloadIdentity(ports: Ports): SagaGenerator<void> {
  if (!(yield* select(selectSessionIsKnown))) return;
  if (!(yield* select(selectIsSignedIn))) {
    const unclear = ports.tokens.current() ?? ports.local.read(storageKeys.logout);
    if (unclear !== null || (yield* select(selectHasIdentityFailed)))
      yield* call(loadIdentity, ports);
  } else if ((yield* select(selectProfile)) === null && !(yield* select(selectIsProfileAbsent)))
    yield* call(loadProfile, ports, READ_RETRY);
}

import { toFailure } from '#sagas/api/apiError.ts';
import { endSession, startLogin } from '#sagas/api/contract/identity.ts';
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  logoutRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectIsBroker } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { connectionChanged, locationChanged, retryRequested } from '#store/shell/slice.ts';

import { leaveFor, leaveForService, loginAddress, MAIN_SITE } from './control/exits.ts';
import { send } from './control/send.ts';
import { whileHere } from './control/whileHere.ts';
import { trackerId } from './telemetry/tracker.ts';
import { learnAgain, learnIdentity } from './whoIsHere.ts';

/** chosen: a person who logs out does not wait longer for the service's word. */
const LOGOUT_MS = 5_000;

/** chosen: a key store that does not answer keeps nobody on a page whose session has ended. */
const SEALING_MS = 1_000;

/** What was typed is written before the page goes (FT-20). */
function* untilKept({ seals }: Ports) {
  yield* race([call(() => seals.settled()), delay(SEALING_MS)]);
}

/** FT-20, FT-22: the session is cleared once, however many answers say so, and login comes back to the same screen. */
function* endSessionHere(ports: Ports) {
  const { pathname, search } = yield* select(selectLocation);
  ports.tokens.clear();
  yield* call(untilKept, ports);
  yield* leaveFor(ports, loginAddress(pathname + search));
  yield* take([identityReceived, locationChanged]);
}

/** CALL-ID-07, ERR-09: the lender's sign-in page where the brand has one, else the main site's. */
function* login(ports: Ports) {
  const { pathname, search } = yield* select(selectLocation);
  const fallback = loginAddress(pathname + search);
  yield* call(untilKept, ports);
  const { authMode } = yield* select(selectSwitches);
  if (authMode === 'legacy') {
    yield* leaveFor(ports, fallback);
    return;
  }
  try {
    const { redirect } = yield* send(ports, startLogin, {
      path: { kind: 'customer' },
      query: { telemetryTrackingId: trackerId(ports), redirectUrl: pathname + search },
    });
    yield* leaveForService(ports, redirect, fallback);
  } catch (error) {
    toFailure(error);
    ports.report(error);
    yield* leaveFor(ports, fallback);
  }
}

function* askToEnd(ports: Ports, kind: string, bearer: string | null) {
  try {
    const options = bearer === null ? {} : { bearer };
    return (yield* send(ports, endSession, { path: { kind } }, options)).redirect;
  } catch (error) {
    toFailure(error);
    return MAIN_SITE.login;
  }
}

/**
 * CALL-ID-08, ERR-10, SC-11, FT-29: the session ends on this device at once, and needs no service for it; where
 * to go then is the service's word.
 */
function* logout(ports: Ports) {
  const bearer = ports.tokens.current();
  const kind = (yield* select(selectIsBroker)) ? 'agent' : 'customer';
  ports.tokens.clear();
  ports.vault.clear();
  yield* put(loggedOut());
  const { redirect } = yield* race({
    redirect: call(askToEnd, ports, kind, bearer),
    late: delay(LOGOUT_MS),
  });
  ports.tokens.clear(); // The last answer may have carried one.
  yield* leaveForService(ports, redirect ?? MAIN_SITE.login, MAIN_SITE.login);
}

/** Knows who is here from the start, and sees them in and out. */
export function* watchSession(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(sessionEnded, endSessionHere, ports);
  yield* takeLeading(loginRequested, login, ports);
  yield* takeLeading(logoutRequested, logout, ports);
  yield* takeEvery(loggedOut, function* () {
    yield* call(() => ports.session.remove(storageKeys.signerReload));
    yield* call(() => ports.local.remove(storageKeys.savedForm)); // SC-11
  });
  yield* takeLeading([locationChanged, retryRequested, connectionChanged], function* () {
    yield* whileHere(learnAgain, ports);
  });
  yield* whileHere(learnIdentity, ports);
}

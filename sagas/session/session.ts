import { throwBug } from '#sagas/api/apiError.ts';
import { startLogin } from '#sagas/api/contract/session.ts';
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
import { storageKeys } from '#sagas/page/storageKeys.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  logoutRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectBrokerKind } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectReturnAddress } from '#store/shell/selectors.ts';
import {
  areaRetried,
  connectionChanged,
  locationChanged,
  retryRequested,
} from '#store/shell/slice.ts';
import { leaveFor, leaveForService, loginAddress, MAIN_SITE } from '#sagas/navigation/exits.ts';
import { send } from '#sagas/control/send.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';

import { endAtLender, noteLogout } from './lenderLogout.ts';
import { reloadIdentity, loadIdentity } from './loadIdentity.ts';

/** The login page says that the lender did not confirm the log-out, and sends it again (ERR-10). */
const UNCONFIRMED = `${MAIN_SITE.login}?signOut=unconfirmed`;

/** chosen: a key store that does not answer keeps nobody on a page whose session has ended. */
const SEALING_MS = 1_000;

/** What was typed is written before the page goes (FT-20). */
function* untilKept({ cipher }: Ports) {
  yield* race([call(() => cipher.settled()), delay(SEALING_MS)]);
}

/**
 * FT-20, FT-22: the session is cleared once, however many answers say so, and login comes back to the same screen. A
 * secret that still waited is asked for again (S2).
 */
function* endSessionHere(ports: Ports) {
  const address = yield* select(selectReturnAddress);
  ports.tokens.clear();
  ports.vault.clear();
  yield* call(untilKept, ports);
  yield* leaveFor(ports, loginAddress(address));
  yield* take([identityReceived, locationChanged]);
}

/** CALL-ID-07, ERR-09: the lender's sign-in page where the brand has one, else the main site's. */
function* login(ports: Ports) {
  const address = yield* select(selectReturnAddress);
  const fallback = loginAddress(address);
  yield* call(untilKept, ports);
  const { authMode } = yield* select(selectSwitches);
  if (authMode === 'legacy') {
    yield* leaveFor(ports, fallback);
    return;
  }
  try {
    const { redirect } = yield* send(ports, startLogin, {
      path: { kind: yield* select(selectBrokerKind) },
      query: {
        telemetryTrackingId: trackerId(ports),
        ...(address !== null && { redirectUrl: address }),
      },
    });
    yield* leaveForService(ports, redirect, fallback);
  } catch (error) {
    throwBug(error);
    ports.report(error);
    yield* leaveFor(ports, fallback);
  }
}

/**
 * CALL-ID-08, ERR-10, SC-11, FT-29: the session ends on this device at once, and needs no service for it; where
 * to go then is the service's word.
 */
function* logout(ports: Ports) {
  const bearer = ports.tokens.current();
  const kind = yield* select(selectBrokerKind);
  ports.tokens.clear();
  ports.vault.clear();
  yield* call(noteLogout, ports, kind);
  // SC-11. A tab that stops because somebody else signed in leaves it: it may be theirs.
  ports.local.remove(storageKeys.savedForm);
  yield* put(loggedOut());
  const redirect = yield* call(endAtLender, ports, kind, bearer);
  yield* leaveForService(ports, redirect ?? UNCONFIRMED, MAIN_SITE.login);
}

/** Knows who is here from the start, and sees them in and out. */
export function* watchSession(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(sessionEnded, endSessionHere, ports);
  yield* takeLeading(loginRequested, login, ports);
  yield* takeLeading(logoutRequested, logout, ports);
  // Who is believed to be here has signed in (FT-29).
  yield* takeEvery(identityReceived, function* ({ payload }) {
    ports.tokens.belongTo(payload.uuid);
    yield* call(() => ports.local.remove(storageKeys.logout));
  });
  yield* takeEvery(loggedOut, function* () {
    for (const key of [storageKeys.signerReload, storageKeys.savedForm])
      yield* call(() => ports.session.remove(key));
  });
  const occasions = [locationChanged, retryRequested, connectionChanged, areaRetried];
  yield* takeLeading(occasions, function* () {
    yield* untilLogout(reloadIdentity, ports);
  });
  yield* untilLogout(loadIdentity, ports);
}

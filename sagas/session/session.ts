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
  identityAbsent,
  identityReceived,
  leaveSurveyAnswered,
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
import { later, loadOptional } from '#sagas/loadCode.ts';
import { untilPageIsUsed } from '#sagas/navigation/until.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';

import { endAtLender, noteLogout } from './lenderLogout.ts';
import { reloadIdentity, loadIdentity } from './loadIdentity.ts';

/** The login page shows that the lender didn't confirm the log-out, and sends it again (ERR-10). */
const UNCONFIRMED = `${MAIN_SITE.login}?signOut=unconfirmed`;

/** Our choice: an ended session waits up to this long for the key store. */
const ENCRYPTION_MS = 1_000;

/** HDR-10: time to send the answer. */
const SURVEY_MS = 750;

/** Waits until typed values are stored, before the page unloads (FT-20). */
function* untilEncrypted({ cipher }: Ports) {
  yield* race([call(() => cipher.idle()), delay(ENCRYPTION_MS)]);
}

/** FT-20, FT-22: ends the session once. The login returns to the same screen. */
function* endSessionHere(ports: Ports) {
  const address = yield* select(selectReturnAddress);
  ports.tokens.clear();
  ports.vault.clear();
  yield* call(untilEncrypted, ports);
  yield* leaveFor(ports, loginAddress(address));
  yield* take([identityReceived, locationChanged]);
}

/** CALL-ID-07, ERR-09: opens the lender's sign-in page, or the main site's. */
function* login(ports: Ports) {
  const address = yield* select(selectReturnAddress);
  ports.local.write(storageKeys.signedIn, 'leaving');
  yield* call(untilEncrypted, ports);
  const { authMode } = yield* select(selectSwitches);
  if (authMode === 'legacy') {
    yield* leaveFor(ports, loginAddress(address));
    return;
  }
  const code = yield* loadOptional(later);
  if (code) yield* call(code.openSignIn, ports, address);
  else yield* leaveFor(ports, loginAddress(address));
}

/** CALL-ID-08, ERR-10, SC-11, FT-29: ends the session on this device at once. The service then names the redirect. */
function* logout(ports: Ports) {
  const bearer = ports.tokens.current();
  const kind = yield* select(selectBrokerKind);
  ports.tokens.clear();
  ports.vault.clear();
  yield* call(noteLogout, ports, kind);
  // SC-11. After another user signs in, the saved form stays, because it may be theirs.
  for (const key of [storageKeys.savedForm, storageKeys.chat]) ports.local.remove(key);
  yield* put(loggedOut());
  const redirect = yield* call(endAtLender, ports, kind, bearer);
  yield* leaveForService(ports, redirect ?? UNCONFIRMED, MAIN_SITE.login);
}

export function* watchSession(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(sessionEnded, endSessionHere, ports);
  yield* takeLeading(loginRequested, login, ports);
  yield* takeLeading(logoutRequested, logout, ports);
  yield* takeLeading(leaveSurveyAnswered, function* () {
    yield* delay(SURVEY_MS);
    yield* put(logoutRequested());
  });
  // A received identity means that the user has signed in (FT-29).
  yield* takeEvery(identityReceived, function* ({ payload }) {
    ports.tokens.setOwner(payload.uuid);
    ports.local.write(storageKeys.signedIn, 'yes');
    yield* call(() => ports.local.remove(storageKeys.logout));
  });
  yield* takeEvery([identityAbsent, loggedOut], () => ports.local.remove(storageKeys.signedIn));
  yield* takeEvery(loggedOut, function* () {
    for (const key of [storageKeys.signerReload, storageKeys.savedForm, storageKeys.replay])
      yield* call(() => ports.session.remove(key));
  });
  const triggers = [locationChanged, retryRequested, connectionChanged, areaRetried];
  yield* takeLeading(triggers, () => untilLogout(reloadIdentity, ports));
  yield* call(untilPageIsUsed, ports);
  yield* untilLogout(loadIdentity, ports);
}

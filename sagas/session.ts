import { ApiError, toFailure } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import {
  endSession,
  readIdentity,
  readProfile,
  readSelf,
  startLogin,
} from '#sagas/api/contract/identity.ts';
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { isCoDeeder, type Profile } from '#store/identity/profile.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  loginRequested,
  logoutRequested,
  profileAbsent,
  profileReceived,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectIsBroker, selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { pathUnderBase } from '#store/shell/screens.ts';
import { selectLocation } from '#store/shell/selectors.ts';

import { leaveFor, leaveForService, loginAddress, MAIN_SITE } from './control/exits.ts';
import { READ_RETRY, retrying } from './control/retrying.ts';
import { send } from './control/send.ts';
import { readName } from './readName.ts';
import { trackerId } from './telemetry/tracker.ts';

/** The wire's profile in our words: profileType falls back to type (C-09). */
export const profileOf = (wire: AnswerOf<typeof readProfile>): Profile => {
  const home = wire.addresses.find(({ type }) => type === 'HOME');
  return {
    uuid: wire.uuid,
    profileType: wire.profileType ?? wire.type,
    email: wire.email,
    name: readName(wire.name),
    dob: wire.dob,
    phoneNumber: wire.phoneNumbers[0]?.number ?? null,
    homeAddress: home
      ? {
          street1: home.street1,
          street2: home.street2 ?? '',
          city: home.city,
          state: home.state,
          zip: home.zip,
        }
      : null,
    isBroker: wire.isBroker ?? false,
  };
};

/** C-21, FT-27: on borrower routes an additional signer's token is dropped and the page reloads, once. */
function* dropSigner(ports: Ports) {
  const { pathname } = yield* select(selectLocation);
  const isSignerPath = pathUnderBase(pathname)?.startsWith('/heloc-signer') ?? false;
  if (isSignerPath || ports.session.read(storageKeys.signerReload) !== null) return;
  ports.session.write(storageKeys.signerReload, 'once');
  ports.tokens.clear();
  yield* call(() => ports.page.reload());
}

/** Neither source knows the person (ERR-11). */
class UserNotFound extends Error {
  override readonly name = 'UserNotFound';
}

/** The second source: the broker's word. A 404 is an answer, and nothing for monitoring (CALL-ID-05, CALL-ID-06). */
function* askBroker(ports: Ports) {
  const kind = (yield* select(selectIsBroker)) ? 'agent' : 'customer';
  try {
    yield* send(ports, readSelf, { path: { kind } });
  } catch (error) {
    const failure = toFailure(error);
    const isHidden = failure.kind === 'refused' && failure.status === 404;
    if (!isHidden) ports.report(new UserNotFound('User not found'));
  }
}

/** The person's profile; where there is none, whoever the broker knows has none either (ACCESS-14). */
function* learnProfile(ports: Ports) {
  try {
    const profile = profileOf(yield* send(ports, readProfile, {}));
    yield* put(profileReceived(profile));
    if (isCoDeeder(profile)) yield* call(dropSigner, ports);
  } catch (error) {
    const failure = toFailure(error);
    yield* call(askBroker, ports);
    if (failure.kind === 'refused' && failure.status === 404) yield* put(profileAbsent());
  }
}

/** Learns who is here. The first call exchanges a sign-in page's cookie for a bearer (decision 10). */
export function* learnIdentity(ports: Ports): SagaGenerator<boolean> {
  try {
    const { uuid } = yield* retrying(READ_RETRY, () =>
      call(function* () {
        return yield* send(ports, readIdentity, {});
      }),
    );
    yield* put(identityReceived({ uuid }));
    yield* call(learnProfile, ports);
    return true;
  } catch (error) {
    const isRefused = toFailure(error).kind === 'refused' && error instanceof ApiError;
    // A bearer that the lender refuses is none; one that nobody could check is kept for the next try.
    if (isRefused) ports.tokens.clear();
    if (!(yield* select(selectIsSignedIn))) yield* put(identityAbsent());
    return false;
  }
}

/** FT-20, FT-22: the session is cleared once, and login comes back to the same screen. */
function* endSessionHere(ports: Ports) {
  const { pathname, search } = yield* select(selectLocation);
  ports.tokens.clear();
  yield* leaveFor(ports, loginAddress(pathname + search));
}

/** CALL-ID-07, ERR-09: the lender's sign-in page where the brand has one, else the main site's. */
function* login(ports: Ports) {
  const { pathname, search } = yield* select(selectLocation);
  const fallback = loginAddress(pathname + search);
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
    yield* leaveFor(ports, fallback);
  }
}

/** CALL-ID-08, ERR-10, SC-11, FT-29: the session ends on this device whatever the service says. */
function* logout(ports: Ports) {
  let destination: string = MAIN_SITE.login;
  try {
    const { redirect } = yield* send(ports, endSession, { path: { kind: 'customer' } });
    destination = redirect;
  } catch (error) {
    toFailure(error);
  }
  ports.tokens.clear();
  ports.vault.clear();
  yield* put(loggedOut());
  yield* leaveForService(ports, destination, MAIN_SITE.login);
}

/** Knows who is here from the start, and sees them in and out. */
export function* watchSession(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(sessionEnded, endSessionHere, ports);
  yield* takeLeading(loginRequested, login, ports);
  yield* takeLeading(logoutRequested, logout, ports);
  yield* takeEvery(loggedOut, function* () {
    yield* call(() => ports.session.remove(storageKeys.signerReload));
  });
  yield* call(learnIdentity, ports);
}
